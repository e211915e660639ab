import { said, type NamedScene } from '../scene.ts';

/** A top bunk that is too high for now. */
export const twoBedsInOne: NamedScene = {
  id: 'topbunk',
  image: 'one bed up by the ceiling, and one down by the floor',
  cue: said(
    String.raw`\b(?:top|high|upper) bunk\b|\bbunk\b[^]*\b(?:top|high|ladder|up there|fall\w*)\b|\b(?:on|at|up) (?:the )?top\b[^]*\bbunk`,
    String.raw`\b(?:wants? the top|argu\w+|fights?)\b`,
  ),
  decides: false,
  answers: /\b(?:on|at the) top\b|\btop bunk\b|\bscared\b/i,
  titles: { young: 'Bed Up There, Bed Down Here' },
  text: {
    '4-5': `
      D<topbunk> A bunk has a bed up high and a bed down low. {Name} may look down from the high one. The floor is far off, and tummies notice that. They want to know where the edge is.
      P<topbunk> Some people like it high up, and some like it low. Both kinds sleep well.
      P<topbunk> From the top, the floor looks further away than it is. Eyes do that.
      Q<topbunk> Up near the ceiling, {his} tummy may feel ____.
      H<topbunk> {helper} can say who sleeps where for now. ~ The top can wait till somebody is bigger.
      H<topbunk> {helper} can look at the bed with {him} by day.
      T<topbunk> {he} can say, "It is too high for me now."
      T<topbunk> {he} can choose what lies beside the pillow.
      T<topbunk,comforter> {he} can keep {comforter} on the wall side.
      C<topbunk> {he} can think, "Bed up there, bed down here."
      A<topbunk> In a bunk, one of the two beds is right for now. It may be the low one now and the high one later. The ceiling stays where it is. Good night up there, and good night down here.
    `,
  },
};
