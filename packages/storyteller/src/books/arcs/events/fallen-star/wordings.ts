/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a star fell into our garden',
  'how do we get the star back up in the sky',
  'the moon has tumbled down',
  'a visitor from the night sky wants to go back up',
  'a shooting star landed on our lawn',
  'they throw it as high as they can but it always comes down',
  'the moon is missing from the sky',
  'something bright dropped out of the night',
  'a boy brings the moon back',
  "bump, what's that shining under the washing line",
  'a ladder to the stars to put one back',
  'the ticklish star',
  'where has the moon gone tonight',
  'a fox catches a falling star and sends it back',
  'a star landed in our garden',
  'the moon has fallen down, how do we get it back up',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a rocket flies to the moon',
  'a starfish in a pool',
  'a wish upon a star',
];
