import { said, type NamedScene } from './scene.ts';

const BROKE = String.raw`\b(?:br(?:oke|eaks?|oken|eaking)|smash(?:es|ed|ing)?|crack(?:s|ed)?|shatter\w*|dent(?:s|ed)?|scratch(?:es|ed)?|damag\w+|kick(?:s|ed|ing)|thr(?:ew|ows?|owing)|hit|put|knock(?:s|ed))\b`;
const THEIRS = String.raw`\b(?:neighbou?r\w*|next[- ]door\w*|(?:someone|somebody)(?: else)?['’]?s|a stranger['’]?s|across the road|over the (?:road|fence))\b`;
const GLASS = String.raw`\b(?:windows?|greenhouse|glass|car|windscreen|fence|shed|flower ?pots?|gate|conservatory)\b`;
const RAN = String.raw`\b(?:ran (?:away|off|home|in)|runs? (?:away|off|home)|running (?:away|off)|hid\b|hides?|hiding|did ?n['’]?t (?:tell|own|say)|didnt (?:tell|own|say)|not (?:told|own\w*|tell\w*|said)|without (?:telling|saying)|instead of (?:telling|owning|saying)|denie[sd]|deny|lied|scared to (?:tell|own|say|go)|too (?:scared|afraid) to (?:tell|own|say|go)|won['’]?t (?:own|say|go|tell))\b`;

/** A ball through a neighbour's window, or a car with a dent: running off came first, and the walk back is still there. */
export const throughAWindow: NamedScene = {
  id: 'neighbourglass',
  image: 'legs that ran before anybody had thought, and the same way back, walked by two',
  cue: said(
    `(?=[^]*${BROKE})(?=[^]*${THEIRS})(?=[^]*${RAN})[^]*?${GLASS}`,
    String.raw`\b(?:on purpose|deliberately|in anger|angry|when (?:he|she|they) (?:is|was) (?:cross|mad)|(?:boys?|kids|children|others|someone|somebody) (?:broke|smashed|threw|kicked)|burgl\w*|our (?:window|car|greenhouse))\b`,
  ),
  decides: true,
  answers: /\b(?:window|greenhouse|car|ball|ran|hid\w*|neighbou?r\w*|football|kicked)\b/i,
  titles: { young: 'Fast Legs, Slow Walk', older: 'The Same Way Back' },
  roles: {
    glass: {
      fallback: { text: 'a window' },
      cues: [
        { match: /\bgreenhouse\b/i, phrase: { text: 'a pane of a greenhouse' } },
        { match: /\b(?:car|windscreen)\b/i, phrase: { text: 'a car' } },
        { match: /\bwindow/i, phrase: { text: 'a window' } },
        { match: /\bshed\b/i, phrase: { text: 'a shed' } },
        { match: /\bfence\b/i, phrase: { text: 'a fence' } },
        { match: /\bflower ?pot/i, phrase: { text: 'a flowerpot' } },
        { match: /\bgate\b/i, phrase: { text: 'a gate' } },
      ],
    },
  },
  beside: {
    benefits: [
      'Says that running off was what legs do after a crash, and that it is not the end of it.',
      'Shows {name} a short way to own up, with a grown-up beside.',
      'Keeps two things apart: what got broken and how it is put right.',
    ],
    talk: {
      young: [
        'Where did the fast legs go?',
        'Which word fits in the blank for {name}?',
        'Shall we practise what to say at the door?',
      ],
      older: [
        'Why do legs run before anybody has thought?',
        'Which word went into the blank?',
        'Shall we plan the walk to the door together?',
      ],
    },
  },
  text: {
    '4-5': `
      D<neighbourglass> Crash! {Name} did not mean that. Now there is something to mend: {glass}. It is the neighbour's. Legs run fast after a loud crash. A sorry can walk back, slow, with a big hand to hold.
      P<neighbourglass> The neighbour heard the crash too. They want to know what it was.
      P<neighbourglass> Grown-ups have broken things as well. They rang at a door, too.
      Q<neighbourglass> After the crash, {Name} may feel ____.
      H<neighbourglass> {helper} can come along to the door.
      H<neighbourglass> {helper} can talk about the mending.
      T<neighbourglass> {he} can tell a grown-up what happened.
      T<neighbourglass> {he} can draw a sorry card.
      C<neighbourglass> {he} can say, "It was my ball. I am sorry."
      A<neighbourglass> Two people walked there, and one sorry was said. Somebody who mends such things can come now. Running was fast, and walking was better. The ball can roll on the grass.
    `,
    '6-7': `
      D<neighbourglass> There is a crash, and then it is very quiet. The neighbour has something to mend now: {glass}. {Name} ran or hid, because legs are quicker than a head. It was not meant to happen. There are two jobs. One is to say sorry, and one is to help to put it right.
      P<neighbourglass> The neighbour found it and does not know how it came about. Not knowing is what people mind most.
      P<neighbourglass> It takes some courage to ring at a door. Most people can see that, even when they are cross.
      Q<neighbourglass> On the way to that door, {Name} may feel ____. It may be in the knees.
      H<neighbourglass> {helper} can walk there with {him} and stand beside.
      H<neighbourglass> {helper} can speak about who pays. ~ That part is for grown-ups.
      T<neighbourglass> {he} can say what happened, in two sentences.
      T<neighbourglass> {he} can offer to help, with sweeping up leaves or fetching the paper.
      C<neighbourglass> {he} can think, "What happened, then sorry. That is all."
      A<neighbourglass> The bell rang, the door opened, and it was said. It took less time than hiding did. What was broken can be mended or paid for. There may be a new rule about where the ball goes. A sorry that walks back by itself counts for a lot.
    `,
    '8-10': `
      D<neighbourglass> After a crash like that, legs decide before the head does, and a sorry comes late. Something of a neighbour's got broken, namely {glass}, and {Name} was gone in a second. It was an accident, and running is what bodies do when they are frightened. It also left a person with something broken and no explanation. A sorry does not go bad in the meantime.
      P<neighbourglass> The neighbour may be cross about the damage, and that is fair. A person who comes to say it gets looked at in another way from one who gets found.
      P<neighbourglass> Waiting to be found out is tiring. Every bell at the door sounds like that one.
      Q<neighbourglass> Thinking of that doorbell, {Name} might notice ____. It is often worst at the gate.
      H<neighbourglass> {helper} can come along and say nothing unless asked. ~ It is easier with somebody there.
      H<neighbourglass> {helper} can settle the cost with the neighbour, and with {him} what a fair share would be.
      T<neighbourglass> {he} can say three things in order: "That was me. I ran because I was scared. I am sorry."
      T<neighbourglass> {he} can offer an hour of work in the garden or some pocket money. ~ It need not cover all of it.
      C<neighbourglass> {he} can think, "Same way back, only slower."
      A<neighbourglass> It was said on a doorstep and took about a minute. Some things can be mended with putty and some cost money, and either is a plan. Perhaps the neighbour grumbled. What is gone is the listening for the bell. Somebody who walks back is usually believed the next time.
    `,
    '11+': `
      D<neighbourglass> Between a crash and a sorry there are about two seconds in which nobody decides anything. Something of a neighbour's was broken, namely {glass}, and {Name} left. It was an accident, and the leaving was adrenaline. What happens afterwards is not. An apology made late, and without being caught, is worth more than most people expect.
      P<neighbourglass> From behind that front door it looks like carelessness plus cowardice. Five sentences turn it into an accident with an apology, which is a different story.
      P<neighbourglass> Insurance, bills and glaziers are things that adults deal with all the time. It is dull to them and not a catastrophe.
      Q<neighbourglass> Before ringing that bell, {Name} might notice ____.
      H<neighbourglass> {helper} can go along as a silent person on the pavement. ~ It is allowed to want that.
      H<neighbourglass> {helper} can discuss the cost without going over the rest again.
      T<neighbourglass> {he} can say, "That was me, I panicked and left, and I would like to put it right."
      T<neighbourglass> {he} can suggest what {he} could do towards it, in money or in Saturday mornings.
      C<neighbourglass> {he} can think, "One awkward minute against weeks of crossing the road."
      A<neighbourglass> It was awkward, and it was over before the kettle boiled. The damage has a price, and the price has a plan. Whether the neighbour is gracious about it is the neighbour's affair. The pavement on that side can be used again. To mend a thing openly is rarer than breaking one.
    `,
  },
};
