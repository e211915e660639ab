import { said, type NamedScene } from '../scene.ts';

/** One who sits on the swing and lets nobody else on it. */
export const notOffTheSwing: NamedScene = {
  id: 'offtheswing',
  image: 'a swing that is counted from below, and a warm seat that is handed on',
  cue: said(
    String.raw`\b(?:won'?t|will not|refus\w+|doesn'?t|does not|never|hogs?)\b[^.]{0,16}\b(?:let\w*|share|get off|come off|give)?\b[^.]{0,30}\b(?:swings?|slide|trampoline|climbing frame|see ?saw|ride[- ]on|scooter)\b`,
    String.raw`\b(?:scared|afraid|gets? on|go on|try|wait|leave the|home|pushed off|queue|brave|climb)\b`,
  ),
  decides:
    /\b(?:won'?t|will not|refus\w+|doesn'?t|does not|never)\b[^.]{0,16}\b(?:lets? (?:other|another|anyone|any ?body|the other|his|her)|share|get off)\b[^.]{0,30}\b(?:swings?|slide|trampoline)\b/i,
  titles: { young: 'The Warm Seat', older: 'The Warm Seat' },
  roles: {
    toy: {
      fallback: { text: 'the swing' },
      cues: [
        { match: /\bslide\b/i, phrase: { text: 'the slide' } },
        { match: /\btrampoline\b/i, phrase: { text: 'the trampoline' } },
        { match: /\bsee ?saw\b/i, phrase: { text: 'the seesaw' } },
        { match: /\bscooter\b/i, phrase: { text: 'the scooter' } },
      ],
    },
  },
  text: {
    '2-3': `
      D<offtheswing> {Name is} on {toy}. Wheee! A child waits for a turn. Whose go is next? Hands hold on.
      P<offtheswing> They wait, and their legs get tired.
      Q<offtheswing> When a turn ends, {Name} may feel ____.
      H<offtheswing> {helper} can count to ten.
      H<offtheswing> {helper} can help with the stop.
      T<offtheswing> {he} can pick the last go.
      T<offtheswing> {he} can say, "Your turn."
      C<offtheswing> {he} can say, "Ten mine, ten yours."
      A<offtheswing> Eight, nine, ten, stop. Off go two feet. It is the next child's turn. Wheee! Then back it comes.
    `,
    '4-5': `
      D<offtheswing> It is a good turn, and {Name is} up on {toy}. There is a child beside it who waits. That child looks bigger and bigger. It may seem lost when somebody else gets on. But a turn is not lost. It comes back like a ball.
      P<offtheswing> From down there it looks long. The one who waits has counted as far as numbers go.
      Q<offtheswing> When somebody is waiting, {Name} may feel ____.
      H<offtheswing> {helper} can say, "Ten more," and count out loud.
      H<offtheswing> {helper} can say when the next turn will be.
      T<offtheswing> {he} can make the last go the best one.
      T<offtheswing> {he} can hold it still for the next child.
      C<offtheswing> {he} can think, "Ten for me, and ten for you."
      A<offtheswing> Eight, nine, ten, and two feet were on the ground. The place was still warm for the next child. Ten goes later it was free again. It had been a short wait, and nothing was lost. With two, there is somebody to count.
    `,
  },
};
