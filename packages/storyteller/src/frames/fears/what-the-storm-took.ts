import { said, type NamedScene } from '../scene.ts';

const FELL = String.raw`\b(?:knock\w*|blew|blown|brought|took|pulled|tore) (?:\w+ ){0,3}(?:trees?|fences?|sheds?|branch(?:es)?|trampoline|greenhouse)\b|\b(?:trees?|fences?|sheds?|branch(?:es)?|trampoline|greenhouse)\b[^.!?]{0,24}\b(?:fell|came down|(?:was|got) (?:blown|knocked|brought)|blew|crashed)\b`;

/** A storm that did bring something down: nobody is told that all trees only bend. */
export const whatTheStormTook: NamedScene = {
  id: 'camedown',
  image: 'what fell in one storm, and all that stood in it',
  cue: said(
    `(?=[^]*(?:storm\\w*|wind\\w*|gales?|thunder\\w*|lightning|hurricane))[^]*?(?:${FELL})`,
    String.raw`\b(?:roof|through the|on(?:to)? (?:our|the|his|her) (?:house|car)|evacuat\w*|flood\w*|had to leave|might|could|will (?:fall|come)|going to (?:fall|come))\b`,
  ),
  decides: true,
  answers: /\b(?:tree|fence|shed|branch|down|fell|fallen|blew|knocked|garden)\b/i,
  titles: { young: 'It Blew, It Fell, It Is Over', older: 'That Was One Storm' },
  roles: {
    downed: {
      fallback: { text: 'a tree' },
      cues: [
        { match: /\bbranch(?:es)?\b/i, phrase: { text: 'a branch' } },
        { match: /\bfences?\b/i, phrase: { text: 'a fence' } },
        { match: /\bsheds?\b/i, phrase: { text: 'a shed' } },
        { match: /\btrampoline\b/i, phrase: { text: 'a trampoline' } },
        { match: /\bgreenhouse\b/i, phrase: { text: 'a greenhouse' } },
      ],
    },
  },
  beside: {
    benefits: [
      'Says plainly that something did come down, and that most winds move leaves.',
      'Shows who looks after what is loose.',
      'Gives {name} something to count, to ask and to think.',
    ],
    talk: {
      young: [
        'What came down, and what still stands?',
        'How does it feel when the wind gets up?',
        'Shall we look at all that stood in the storm?',
      ],
      older: [
        'Why does every wind sound like that one now?',
        'Which word went into the blank?',
        'Shall we look up the number of the wind today?',
      ],
    },
  },
  text: {
    '4-5': `
      D<camedown> There was a storm, and {downed} came down in it. That makes a big noise. {Name} may hear wind now and think of that day. A storm as big as that comes only now and then. Most winds just move the leaves.
      P<camedown> Grown-ups went to look at it too. A big thing on the ground looks very odd.
      Q<camedown> When the wind gets up, {Name} may feel ____.
      H<camedown> {helper} can look with {him} at what still stands.
      T<camedown> {he} can draw what fell and what stood.
      T<camedown> {he} can listen from inside, with a blanket.
      C<camedown> {he} can think, "It blew, it fell, and it is over."
      A<camedown> The wind of that day is far away by now. What fell is being cleared up, bit by bit. Many things stood in the storm, and they stand there still. Today the leaves go swish, and that is all.
    `,
    '6-7': `
      D<camedown> Most things bend or hold in a storm. Now and then one does not, and so {downed} came down. {Name} may have heard it or seen it on the ground. Since then each new wind sounds like that one. But winds come in many sizes, and most are small.
      P<camedown> After a storm, people go round and look at what is loose. They tie it or prop it up or cut it off. So the next wind finds less to pull at.
      Q<camedown> When the wind begins, {Name} may feel ____. It may start in the ears.
      H<camedown> {helper} can look up how strong the wind will be. ~ There is a number for it, and mostly it is a small one.
      H<camedown> {helper} can say what the plan is when it blows hard.
      T<camedown> {he} can count what stood: walls, lamps and other trees. ~ It is a long list.
      T<camedown> {he} can ask how strong it is today.
      C<camedown> {he} can think, "That was one storm. This is another wind."
      A<camedown> What fell has been cleared up, or it will be. There is more sky in that place now. The wind moves the leaves on all the others, and they let it. It may get loud again one day. Mostly it stays with leaves.
    `,
    '8-10': `
      D<camedown> People say that trees bend and walls stand, and in nearly every storm that is true. Then {downed} comes down, and the sentence has a hole in it. {Name} knows that it can happen. A brain that was right to listen once goes on listening, at every gust, to be sure. By ear alone it cannot tell a small wind from a great one. Instruments can.
      P<camedown> After a storm, people look for what might be next: a dead branch, a loose tile, a leaning post. Most of it is dealt with before anyone else notices.
      Q<camedown> When the wind gets up, {Name} might feel ____. It may arrive before the first gust.
      H<camedown> {helper} can look up the forecast once and say the number aloud. ~ Then ears need not do the measuring.
      H<camedown> {helper} can go through what is done when a real warning comes. ~ A plan takes work off the night.
      T<camedown> {he} can keep a list of winds, each with its number and what it moved.
      T<camedown> {he} can listen from the middle of the house, with something to do for both hands.
      C<camedown> {he} can think, "That storm had a number. What is the number of this one?"
      A<camedown> The list gets longer: leaves; leaves and a bin lid; leaves again. The storm that brought {downed} down stands on it too, at the very top. The wind is not finished with this town. It mostly comes for the leaves.
    `,
  },
};
