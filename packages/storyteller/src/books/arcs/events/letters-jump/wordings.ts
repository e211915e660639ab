/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'my daughter has dyslexia',
  'the letters jump about on the page',
  'reading is hard for him because the letters will not keep still',
  'a mole who mixes up b and d',
  'spelling tests are horrible',
  'the words wobble when she reads',
  'a dyslexic fox',
  'letters that swap places when nobody is looking',
  'he reads saw when it says was',
  'a child who is clever and cannot read yet',
  'why are books so tricky for me',
  'the alphabet will not stay in order',
  'a hedgehog who hates reading out loud',
  'she knows the book by heart because she cannot read it',
  'the bear who reads everything wrong',
  'his spelling is all over the place',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a letter in the post',
  'a frog who jumps the highest',
  'a spell that goes wrong',
];
