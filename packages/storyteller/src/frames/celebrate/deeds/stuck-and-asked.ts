import type { DeedThread } from './deed-thread.ts';

const STUCK = String.raw`(?:stuck|(?:too )?hard|wrong|mistake|got (?:it|one|some) wrong|frustrat\w*|couldn['’]?t do)`;
const OTHERWISE = String.raw`(?:(?:normally|usually|before|always|last (?:time|year)) (?:\w+ ){0,4}?(?:rip\w*|tear\w*|tore|scribbl\w*|scream\w*|yell\w*|shout\w*|throw\w*|cr(?:y|ies|ied)|melt\w*|storm\w*|give up|gives up)|instead of (?:ripping|tearing|scribbling|screaming|yelling|shouting|throwing|crying|storming|giving up|melting)|without (?:ripping|tearing|scribbling|screaming|yelling|shouting|throwing|crying|melting))`;
const DID = String.raw`(?:asked (?:for|the|his|her|me|us|if|a|mum|dad)|put (?:a|his|her|their|up (?:a|his|her|their)) hand(?: up)?|and asked)`;

/** A page that was too hard and stayed whole: it was rubbed out, and somebody was asked. */
export const stuckAndAsked: DeedThread = {
  id: 'whole-page',
  image: 'a page that is still whole, with a smudge on it',
  cue: new RegExp(
    String.raw`^(?=[^]*\b(?:${STUCK})\b)(?=[^]*\b(?:page|sums?|maths?|work(?:sheet|book)?|homework|puzzle|spelling|writing|drawing|lego)\b)(?=[^]*\b(?:${OTHERWISE})\b)[^]*\b(?:${DID})`,
    'i',
  ),
  decides: true,
  titles: { young: 'The Page Is Still Whole', older: 'A Page With a Smudge' },
  text: {
    '4-5': `
      D<whole-page> Some jobs go well, and then they stick. It gets hot inside, and hands want to rip or throw. {Name} got stuck and did a calm thing. The mistake came off, and help was asked for. The page is still whole.
      P<whole-page> Grown-ups get hot at work too. Some of them rip up paper.
      P<whole-page> A teacher is glad when somebody asks. Then the teacher knows where to help.
      Q<whole-page> When it stuck, {Name} may have felt ____.
      H<whole-page> {helper} can say what was seen: "You stopped and asked."
      H<whole-page> {helper} can put the page up on the wall.
      T<whole-page> {he} can show where it was stuck.
      T<whole-page> {he} can teach a toy to ask.
      C<whole-page> {he} can say, "Hot, stop, ask."
      A<whole-page> There is a smudge on the page. It is a good smudge. {Name} had hot hands and kept them calm. The next hard bit may come. Now there is a way round it.
    `,
    '6-7': `
      D<whole-page> Being stuck is hot. It starts in the head and runs into the hands. {Name} felt a page go wrong and did not rip it. The mistake was rubbed out. Then somebody was asked. It sounds like nothing, and it needs a very strong brake.
      P<whole-page> From outside a teacher sees only a calm child with a question. A good teacher knows what was in front of it.
      P<whole-page> Most people learn that brake slowly. Some grown-ups are still at it, with a screwdriver in one hand.
      Q<whole-page> In the second when it went wrong, {Name} may have felt ____. It may have been in the hands.
      H<whole-page> {helper} can say just what was done, in one sentence.
      H<whole-page> {helper} can ask what the hands did in that second.
      T<whole-page> {he} can keep the page with the smudge.
      T<whole-page> {he} can tell somebody at home how the brake works.
      C<whole-page> {he} can think, "Rub it out, ask, go on."
      A<whole-page> The page has a grey smudge on it, and all four corners. {Name} was stuck and stayed calm enough to ask. Hot feelings will come again, with another page. It has been done once now, and hands remember.
    `,
    '8-10': `
      D<whole-page> There is about one second between getting stuck and tearing the page. In that second the heat goes up, and the hands have their own idea. {Name} used it for something else: the mistake came off, and somebody was asked. From outside there was nothing to see. It is the kind of thing that only shows in what did not happen.
      P<whole-page> Teachers notice it all the same. They know how the same page might have ended, and some of them tell people at home.
      P<whole-page> Asking costs more than it seems to, because it says in front of others that something did not work.
      Q<whole-page> In that one second, {Name} might have felt ____. Afterwards it may have been another word.
      H<whole-page> {helper} can mention it once, plainly, and then leave it. ~ Too much fuss makes a thing smaller.
      H<whole-page> {helper} can ask what helped, in case it is wanted again.
      T<whole-page> {he} can keep the page. ~ A smudge is a kind of record.
      T<whole-page> {he} can tell it like nothing. It was still something.
      C<whole-page> {he} can think, "One second, and I chose what to do with it."
      A<whole-page> The page is whole, with a grey patch where the mistake was. {Name} had a strong feeling and a calm hand in the same minute, and they do not often go together. There will be harder pages. The second before the rip is known now, and it can be used again.
    `,
  },
};
