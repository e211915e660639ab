import { said, type NamedScene } from '../scene.ts';

/** A cot that is for a baby now. */
export const cotForABaby: NamedScene = {
  id: 'cotbaby',
  image: 'a cot for somebody small, and a bed for long legs',
  cue: said(
    String.raw`\b(?:baby|babies|newborn|little (?:brother|sister)|new (?:brother|sister)|twins?)\b[^.!?]{0,30}\b(?:needs?|gets?|will have|has|is having|to have|in|into|using|wants?|sleeps? in)\b[^.!?]{0,12}\b(?:cot|crib)\b|\b(?:cot|crib)\b[^.!?]{0,30}\b(?:for|to) (?:the|a|our|his|her) (?:new )?(?:baby|brother|sister|twins?)\b`,
    String.raw`\b(?:died|hospital)\b`,
  ),
  decides: false,
  answers: /\bbaby\b/i,
  titles: { young: 'A Bed for Long Legs' },
  text: {
    '2-3': `
      D<cotbaby> The cot is small. {Name has} long legs now. A new bed is here. It is big and soft. The cot is for the baby.
      P<cotbaby> It was a good cot. Some miss it.
      Q<cotbaby> By the old cot, {Name} may feel ____.
      H<cotbaby> {helper} can sit by the bed.
      H<cotbaby> {helper} can read in there.
      T<cotbaby> {he} can wave to the cot.
      T<cotbaby> {he} can bring the pillow over.
      T<cotbaby,comforter> {he} can bring {comforter} over.
      C<cotbaby> {he} can say, "Bye, cot. Hello, bed."
      A<cotbaby> Pat, pat, here is the bed. It is for long legs. The cot is for short legs. Night-night, cot. Night-night, bed.
    `,
    '4-5': `
      D<cotbaby> The cot was {his} bed for a long time. Now it is for the baby, and there is a new bed. It can be odd to see somebody else in it. But the song at night is not in the cot. The song and the hug come along. So do long legs.
      P<cotbaby> The baby does not know whose cot it was. Babies look at the bars and at the light.
      P<cotbaby> People can like a new bed and miss the old one. Both are fine.
      Q<cotbaby> When the cot is for the baby, {Name} may feel ____.
      H<cotbaby> {helper} can say good night just as before.
      H<cotbaby> {helper} can tell how small {Name} was in that cot.
      T<cotbaby> {he} can choose what moves to the new bed.
      T<cotbaby> {he} can say, "That was my cot once."
      T<cotbaby,comforter> {he} can let {comforter} try the new bed first.
      C<cotbaby> {he} can think, "Cot for short legs, bed for mine."
      A<cotbaby> The cot is for short legs. The bed is for long ones. The hug at night came along. There is room beside the pillow for whoever says good night. Good night, cot, and good night, bed.
    `,
  },
};
