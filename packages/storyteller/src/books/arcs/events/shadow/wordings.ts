/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "it won't do what I do any more",
  'the dark shape at my feet ran off',
  'it came unstuck from her feet and off it went across the grass',
  'my shadow has a mind of its own',
  'somebody flat on the ground copies me',
  'a cat chases the thing that follows her everywhere',
  'me and the one who walks behind me in the sun',
  'a shaddow that goes its own way',
  'a fox jumps, but what is beside him stands still',
  'come back, shadow!',
  'it dances on the wall without me',
  'she woke up and there was nothing behind her in the sunshine',
  'playing catch with your own shadow',
  'the disobedient shadow of a little boy',
  'it copies everything I do',
  'my shadow has had enough and walks off',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'shadow puppets on the wall',
  'scary shadows in the bedroom',
  'a cloud that follows me',
];
