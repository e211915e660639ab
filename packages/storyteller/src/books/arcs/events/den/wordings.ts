/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'our own treehouse',
  'building a secret hideout with my best friend',
  'no grown ups allowed',
  'a bear and his hut up in the old apple tree',
  'a den in the woods made from sticks',
  'who may come in and who may not',
  'a boy makes rules for his club',
  'we made a fort out of branches',
  'the secret club at the top of the ladder',
  'keep out, says the sign',
  'a fox sits all alone in his clubhouse',
  'daddy and Tom put up a tree house',
  'my gang and our hut at the bottom of the garden',
  'no humming, no crunching, no snoring in here',
  "we've got a secret hideout with rules",
  'no grown-ups allowed in our clubhouse',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  "a lion's den",
  'a magic treehouse that travels in time',
  'a blanket fort in the living room',
];
