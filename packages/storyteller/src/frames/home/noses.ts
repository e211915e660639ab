import { said, type NamedScene } from '../scene.ts';

/** A nose that has to be blown or wiped. */
export const noses: NamedScene = {
  id: 'nose',
  image: 'a feather that a nose can move',
  cue: said(
    String.raw`\b(?:blow(?:s|ing)?|wip(?:e|es|ing|ed)|clean(?:s|ing)?)\b[^.]{0,16}\b(?:his|her|their|the|a) (?:\w+ )?nose\b|\bnose (?:wiped|blown|cleaned)\b|\b(?:runny|snotty|blocked|bunged[- ]?up) nose\b`,
    String.raw`\b(?:bleed\w*|blood|pick\w*|operation|grommets|bottom|covid|swab|test)\b`,
  ),
  decides: true,
  titles: { young: 'The Nose and the Feather', older: 'The Nose and the Feather' },
  text: {
    '2-3': `
      D<nose> Drip, drip, goes a nose. {Name has} a cold, or just a drip. Here comes a tissue. It is big and white. A tissue on a nose can tickle.
      P<nose> Big noses drip, too. They go honk.
      Q<nose> With a tissue near, {Name} may feel ____.
      H<nose> {helper} can say, "Now, wipe."
      H<nose> {helper} can bring a soft cloth.
      T<nose> {he} can blow a feather with the nose.
      T<nose> {he} can wipe a toy's nose first.
      C<nose> {he} can say, "Honk, honk, in the bin."
      A<nose> Honk! It went in the tissue. The tissue goes in the bin. The nose can smell again. Sniff, sniff. It was hard, and it is done.
    `,
    '4-5': `
      D<nose> When somebody has a cold, a nose makes a lot of wet. It helps to catch germs, and then it wants to come out. {Name} may not like the tissue, or know how to blow. Most people blow with the mouth first. A nose can learn it with a feather. When the feather moves and the mouth is shut, that is it.
      P<nose> Grown-ups blow their noses many times in a life. Some sound like a trumpet. Nobody taught them to be quiet.
      Q<nose> When somebody comes with a tissue, {Name} may feel ____.
      H<nose> {helper} can press one side shut, very softly.
      H<nose> {helper} can use a soft wet cloth.
      T<nose> {he} can move a feather on the table with {his} nose.
      T<nose> {he} can hold the tissue and throw it in the bin.
      C<nose> {he} can say, "Mouth shut, nose, blow."
      A<nose> The feather moved, and it was the nose that did it. Then there was a tissue, and a sound like a small trumpet. Hands got washed after that. It was hard at first, and now soup smells of soup again.
    `,
  },
};
