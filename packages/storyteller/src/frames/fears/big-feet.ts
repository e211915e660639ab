import { said, type NamedScene } from '../scene.ts';

const BIG = String.raw`(?:the |all the |those )?(?:big(?:ger)?|older|large) (?:kids?|children|boys?|girls?|ones)`;
const PLACE = String.raw`(?:soft ?play|play ?park|the park|parks?|play ?ground (?:at|in|near|by) (?:the|our)|trampoline(?: park)?|swings?|slides?|ball ?pit|play ?area|indoor play|play ?centre|climbing frame)`;

/** Small in a place to play, and big children who run. */
export const bigFeet: NamedScene = {
  id: 'bigfeet',
  image: 'big feet that run over there, and a small corner over here',
  cue: said(
    String.raw`\b(?:scared|cries|crying|screams?|nervous|clings?)\b[^]*\b${PLACE}\b[^.!?]{0,30}\b${BIG}|\b(?:scared|afraid|frightened|terrified|nervous|worried|cries|crying|screams?|won['’]?t go|clings?|wary)\b[^]*\b${BIG}\b[^]*\b${PLACE}\b|\b${PLACE}\b[^]*\b(?:scared|afraid|frightened|terrified|nervous|worried|cries|crying|screams?|won['’]?t go|clings?|wary)\b[^]*\b${BIG}\b`,
    String.raw`\b(?:school|year \w+|break ?time|play ?time|lunch ?time|hits?|hit (?:him|her)|push(?:ed|es)|bull\w*|teas\w*|brother|sister|knocked)\b`,
  ),
  decides: true,
  answers: /\b(?:big(?:ger)?|older|scared|soft ?play|park)\b/i,
  titles: { young: 'Big Feet, Small Feet' },
  beside: {
    benefits: [
      'Says what big children do there, without making anybody bad.',
      'Shows a corner where small ones can play.',
      'Gives {name} something to do when big feet come near.',
    ],
    talk: {
      young: ['Who ran by in the story?', 'Where was the small corner?', 'Shall we look for a small corner next time?'],
      older: [
        'Who ran by in the story?',
        'Which word went into the blank?',
        'Shall we look for a small corner next time?',
      ],
    },
  },
  text: {
    '2-3': `
      D<bigfeet> Big feet run fast. Thump, thump! {Name} may worry then. Small feet like some room. Look, a small corner!
      P<bigfeet> Big children look far. They do not look down.
      Q<bigfeet> When big feet run, {Name} may feel ____.
      H<bigfeet> {helper} can come in too.
      H<bigfeet> {helper} can find the small corner.
      T<bigfeet> {he} can hold a hand and look.
      T<bigfeet> {he} can play near a grown-up.
      C<bigfeet> {he} can say, "You there, me here."
      A<bigfeet> Thump, thump, over there. Pat, pat, over here. The worry gets small. Small feet play. Hello, ball!
    `,
    '4-5': `
      D<bigfeet> Where there is much to climb, there are big children too. They run and jump, and {Name} may have a worry. Big feet are loud, and they come fast. Mostly there is a corner that is for smaller ones. Nobody jumps from up high there.
      P<bigfeet> Big children were small there not long ago. They look where they want to go, and not down.
      Q<bigfeet> When big feet come near, {Name} may feel ____.
      H<bigfeet> {helper} can go in first and look round with {him}.
      H<bigfeet> {helper} can pick an hour that is not so full.
      T<bigfeet> {he} can wait at the side till they have run by.
      T<bigfeet> {he} can say, "Careful, please, I am small."
      C<bigfeet> {he} can think, "They run there, and I climb here."
      A<bigfeet> The big feet ran by, and it was loud for a bit. In the corner was a game with five balls. The worry came in as well and sat on a cushion. After a while it looked for somebody else.
    `,
  },
};
