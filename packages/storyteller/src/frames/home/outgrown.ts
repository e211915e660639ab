import { said, type NamedScene } from '../scene.ts';

/** Clothes that were loved and do not fit any more. */
export const outgrown: NamedScene = {
  id: 'outgrown',
  image: 'a sleeve that ends too soon, and a place for what was loved',
  cue: said(
    String.raw`\b(?:grow(?:n|s|ing)? out of|outgrown|outgrew|too small|doesn'?t fit|does not fit|don'?t fit|too tight)\b[^]{0,50}\b(?:dress|t-?shirt|top|jumper|coat|shoes|trainers|boots|pyjamas|costume|leggings|trousers|favourite|clothes)\b|\b(?:dress|t-?shirt|top|jumper|coat|boots|pyjamas|costume|leggings|trousers|clothes)\b[^.]{0,50}\b(?:grow(?:n|s|ing)? out of|outgrown|too small|doesn'?t fit|does not fit|don'?t fit|too tight)\b`,
    String.raw`\b(?:fat|body|weight|chair|bike|school|teas\w*|seams?|itch\w*|new shoes|new ones)\b`,
  ),
  decides: true,
  titles: { young: 'The Sleeve That Got Short', older: 'The Sleeve That Got Short' },
  roles: {
    worn: {
      fallback: { text: 'the best thing' },
      cues: (['dress', 'T-shirt', 'top', 'jumper', 'coat', 'costume'] as const).map((thing) => ({
        match: new RegExp(String.raw`\b${thing.replace('T-s', 't-?s')}\b`, 'i'),
        phrase: { text: `the ${thing}` },
      })),
    },
  },
  text: {
    '2-3': `
      D<outgrown> Here are the clothes. {Name wants} {worn}. On it goes, pull, pull. It stops. Arms got long. Oh no!
      P<outgrown> Clothes stay small. People get big.
      Q<outgrown> When it stops, {Name} may feel ____.
      H<outgrown> {helper} can say, "You love it."
      H<outgrown> {helper} can keep it.
      T<outgrown> {he} can put it on a bear.
      T<outgrown> {he} can pick one that fits.
      C<outgrown> {he} can say, "Bye-bye, small one. Big arms!"
      A<outgrown> The bear has it on now. It fits a bear. Big arms go in a big sleeve. Pull, and in! The clothes are on.
    `,
    '4-5': `
      D<outgrown> Clothes stay as they are, and children do not. {Name} may pull and pull, and {worn} stops half way. It was the best one, and it fits no longer. Nobody did that on purpose. Bones grow at night, without a sound. It is sad to get too big for it.
      P<outgrown> Grown-ups keep things that are too small, in boxes. Now and then they take one out and hold it.
      Q<outgrown> When the sleeves end too soon, {Name} may feel ____.
      H<outgrown> {helper} can take a photo of it.
      H<outgrown> {helper} can ask what its next place is.
      T<outgrown> {he} can choose its place: a bear, a box or a wall.
      T<outgrown> {he} can find one in the drawer that has the same colour.
      C<outgrown> {he} can think, "It was good to me, and I grew."
      A<outgrown> A bear in the corner wears it now, with turned-up arms. It can be looked at in the morning while getting dressed. Other clothes lie on the chair, and their sleeves are long. None is the best one yet. They are new at the job.
    `,
  },
};
