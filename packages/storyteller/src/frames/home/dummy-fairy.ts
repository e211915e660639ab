import { said, type NamedScene } from '../scene.ts';

const DUMMY = String.raw`(?:dumm(?:y|ies)|pacifiers?|soothers?|bink(?:y|ies)|paci|dodies|dody)`;

/** The dummies are given away, to a fairy or to Father Christmas. */
export const dummyFairy: NamedScene = {
  id: 'fairy',
  image: 'a bag of dummies that hangs by the window, and what hangs there in the morning',
  cue: said(
    String.raw`\b${DUMMY} fairy\b|\b${DUMMY}\b[^.]{0,40}\b(?:fairy|santa|father christmas|easter bunny|tree|swap\w*)\b|\b(?:fairy|santa|father christmas|easter bunny)\b[^.]{0,40}\b${DUMMY}\b`,
  ),
  decides: true,
  titles: { young: 'A Bag by the Window', older: 'A Bag by the Window' },
  roles: {
    taker: {
      fallback: { text: 'the dummy fairy' },
      cues: [
        { match: /\b(?:santa|father christmas)\b/i, phrase: { text: 'Father Christmas' } },
        { match: /\beaster bunny\b/i, phrase: { text: 'the Easter Bunny' } },
      ],
    },
  },
  text: {
    '2-3': `
      D<fairy> The dummy can go in a bag. {Name} can hold the bag. It may hang by the window. It is for {taker}. Night comes. In the morning, the dummy is gone.
      P<fairy> Big mouths have no dummy. They sing and talk.
      Q<fairy> In bed, no dummy, {Name} may feel ____.
      H<fairy> {helper} can stay and cuddle.
      H<fairy> {helper} can hum in the night.
      T<fairy> {he} can wave bye-bye to the bag.
      T<fairy> {he} can hold something soft.
      T<fairy,comforter> {he} can hold {comforter} tight.
      C<fairy> {he} can say, "Bye-bye, dummy. Hello, cuddle."
      A<fairy> The bag may have a little thing inside. The dummy is not here now. Some nights are hard. A cuddle comes each time. A mouth can say, "Night-night."
    `,
    '4-5': `
      D<fairy> A bag with each dummy in it hangs by the window. {Name} may have put them in, one by one. They are meant for {taker}. In the morning there are no dummies in the bag. There is something else in it. The first nights without are the hard ones.
      P<fairy> A mouth that had a dummy for years looks for it. It does that in sleep, too. After some nights it looks less.
      Q<fairy> In bed without a dummy, {Name} may feel ____.
      H<fairy> {helper} can sit by the bed for longer than before.
      H<fairy> {helper} can say, "It is hard, and you do it."
      T<fairy> {he} can have a sip of water and lie on one side.
      T<fairy> {he} can hold something soft in both hands.
      T<fairy,comforter> {he} can rub {comforter} on a cheek.
      C<fairy> {he} can think, "The bag is gone, and I am here."
      A<fairy> On the hook by the window there is no bag now. One night was long, and the next was a bit less so. The mouth has other things to do. It can sing, and blow, and say good night.
    `,
  },
};
