/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "my son can't stand the hoover",
  'the puppy who hides whenever the vacuum comes out',
  'she puts her hands over her ears when the hand dryer goes',
  'a loud toilet flush that makes Mia jump',
  'our cat is terrified of the blender',
  'why is the lawnmower so noisy',
  'the rabbit and the horrible hairdryer',
  'he runs out of the room at the sound of the drill',
  'a bear who jumps at every bang',
  'a little girl who finds sirens too much',
  'coping with loud sounds',
  'the washing machine frightens him when it spins',
  'our dog shakes all over when it goes bang outside',
  'he wont go in public loos because of the hand drier',
  'the hoover makes my little girl cry',
  'a puppy hides whenever the washing machine starts spinning',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a hoover who dreams of the seaside',
  'a drummer who is too loud',
  'a strange noise in the attic',
];
