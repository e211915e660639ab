import { said, type NamedScene } from '../scene.ts';

/** A cochlear implant that is about to be switched on: what it may sound like at first, and how long the learning takes. */
export const switchOnDay: NamedScene = {
  id: 'switchon',
  image: 'the first beep, and what a brain makes of it by and by',
  cue: said(
    String.raw`(?=[^]*\b(?:implants?|cochlear|processors?|c\.?i\.?)\b)[^]*?\b(?:switch(?:ed|ing)?[- ]?(?:it |them )?on|switch[- ]on|turn(?:ed|ing)? (?:it |them )?on|activat\w*|(?:goes|go|going) live)\b`,
    String.raw`\b(?:in the morning|every morning|after swimming|broke\w*|lost|won['’]?t (?:let|have|put)|(?:brother|sister)(?:['’]s| is| has))\b`,
  ),
  decides: true,
  answers: /\b(?:switch\w*|turned on|expect|activat\w*|next (?:week|month)|sounds?|hear\w*|robots?|beeps?)\b/i,
  titles: { young: 'The First Beep', older: 'The First Beep' },
  beside: {
    benefits: [
      'Says what the day of the switch-on is like, step by step.',
      'Leaves it open what the first sounds are, and how they are liked.',
      'Gives {name} a way to say when it is too much.',
    ],
    talk: {
      young: [
        'Which sound would be a good first one?',
        'Which word went into the blank?',
        'How can a hand say "stop"?',
      ],
      older: [
        'What might the first sounds be like?',
        'Which word went into the blank?',
        'Which sounds at home would be good to try?',
      ],
    },
  },
  text: {
    '2-3': `
      D<switchon> Click! Beep! {Name} may hear a sound. It is a new one. It may be nice, or not yet.
      P<switchon> A grown-up can turn it low.
      Q<switchon> When it goes beep, {Name} may feel ____.
      H<switchon> {helper} can sit close.
      H<switchon> {helper} can wave and say hello.
      T<switchon> {he} can put up a hand for stop.
      T<switchon,comforter> {he} can hug {comforter}.
      C<switchon> {he} can say, "Click, beep, hello!"
      A<switchon> Beep, beep. That was a lot. Now it is off. It is quiet, and ears can rest. Bye-bye, beep.
    `,
    '4-5': `
      D<switchon> On one day the implant is switched on. {Name} hears a click, or not, and then the first sounds come. They may be beeps, or a voice like a robot. They may be odd, and that is how it starts.
      P<switchon> Somebody at a computer makes the sounds soft or loud. That person wants to know how it is.
      P<switchon> Some children laugh at the first sound. Some cry, and some do nothing at all.
      Q<switchon> When the first sound comes, {Name} may feel ____.
      H<switchon> {helper} can sit close and wait.
      H<switchon> {helper} can find a hand sign for "too loud".
      T<switchon> {he} can put up a hand when it is too loud.
      T<switchon> {he} can point to a glad face or a cross one.
      T<switchon,comforter> {he} can hold {comforter}.
      C<switchon> {he} can think, "Click, beep, hello, sounds."
      A<switchon> The first sounds are in, and they were new. A brain does not know yet what each of them is. It learns a bit each day. A beep may turn into a door, a dog or a name.
    `,
    '6-7': `
      D<switchon> The outside part of the implant goes on and is linked to a computer. Then it is switched on and gets its first sounds. Nobody can say how {Name} will hear them. To many people they are beeps, or voices like robots. That is how it begins, because the brain has not met such sounds before.
      P<switchon> It starts softly on purpose. It is turned up bit by bit, over weeks and visits.
      P<switchon> In films, people smile at the first sound. In real life some smile, some cry, and some are just tired. All of it is fine.
      Q<switchon> At the click, {Name} may feel ____. It may be three things at once.
      H<switchon> {helper} can make a list of sounds at home. ~ It goes from tap to toast.
      H<switchon> {helper} can keep the rest of that day empty. ~ New sounds are hard work.
      T<switchon> {he} can show with a hand how loud it is. ~ The one at the computer needs to know.
      T<switchon> {he} can say or sign "stop". ~ Then it is turned down.
      C<switchon> {he} can think, "It may be odd at first. My brain is learning."
      A<switchon> The switch-on was one day, and the learning is many. Now and then the settings are changed a bit. By and by a beep may turn into a spoon or a voice. Ears like to rest as well. With the implant off, it is as quiet as before.
    `,
    '8-10': `
      D<switchon> A cochlear implant does nothing until it is switched on. For that, an audiologist links it to a computer and sends the first small signals. What sounds {Name} will hear, nobody can say beforehand. Many people describe beeps, a robot or a badly tuned radio. That is no fault. The nerve is getting signals that a brain needs to learn to read, as it once learned letters.
      P<switchon> Some videos show people who burst into tears or smiles. The ones who shrugged and went home for tea did not put it online.
      P<switchon> Audiologists begin low and turn it up over weeks. An exact answer helps them, and "I do not like it" is one.
      Q<switchon> Just before the first sound, {Name} might feel ____. Hope and worry can sit on the same chair.
      H<switchon> {helper} can keep the first days free of visitors who ask, "Can you hear me now?"
      H<switchon> {helper} can write down which sounds were new each day.
      T<switchon> {he} can give each sound a number from one to five. ~ It is quicker than words.
      T<switchon> {he} can ask the audiologist how long to wear it each day at first, and when to rest.
      C<switchon> {he} can think, "First the beeps. My brain is learning to read them."
      A<switchon> It is on, and what comes in may not sound like much yet. In some weeks a beep may turn out to be the fridge, and another one somebody's voice. How far it goes is different for each person, and nobody needs to hurry. With it off, there is the quiet that was there before.
    `,
    '11+': `
      D<switchon> A switch-on is a plain appointment with a grand name. An audiologist links the processor to a computer, finds the softest signal for each point, and then opens all of them. What sounds {Name} will hear is hard to predict. People who used to hear describe robots, beeps or a crowd of squeaky toys. The brain is being handed a new code, and reading it takes weeks and months.
      P<switchon> Others have seen the videos and may expect a scene. It can be worth telling them that a shrug is within the usual range.
      P<switchon> The first setting is deliberately cautious and is changed at each visit. The more exactly it is described, the better it can be adjusted.
      Q<switchon> Before the first sound, {Name} might notice ____. Hope and dread are often found in the same stomach.
      H<switchon> {helper} can refrain from asking "What can you hear?" more than once an hour.
      H<switchon> {helper} can come along and leave the talking for later.
      T<switchon> {he} can keep a short log of what a sound was at first and what it turned out to be.
      T<switchon> {he} can ask for a softer programme, and go up from there.
      C<switchon> {he} can think, "New code. It takes time to read."
      A<switchon> It is running, and so far it may sound like a toy shop in a lift. A code is learnt in ordinary situations: a kettle, a corridor, one voice at a time. How much it gives differs from person to person, and no single appointment can tell. At night it comes off, and the quiet is exactly where it was left.
    `,
  },
};
