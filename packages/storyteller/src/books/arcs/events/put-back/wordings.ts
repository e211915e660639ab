/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'playing chess with grandpa',
  'grandma cheats at cards',
  'grandad always wins at draughts',
  'learning to play chess',
  'board games with nana on a sunday',
  'my granny never lets me win',
  'beating grandpa at chess for the first time',
  'a rainy afternoon of dominoes with grandad',
  'nan hides cards up her sleeve',
  'my son wants to win against his grandfather',
  'grandpa moves the pieces when nobody looks',
  'cards at grandma’s kitchen table',
  'the chess board in grandad’s front room',
  'daddy lets me win and I know it',
  'a hedgehog who learns chess from an old badger',
  'she plays rummy with her great-grandma',
  'one more game of ludo with granny',
  'I have never beaten my grandad at anything',
  'poppa and his checkers',
  'a girl who plays chess with the old lady next door',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a fox who cheats and hates losing',
  'the chess club at school',
  'inside a computer game',
  'making a birthday card for grandma',
  'somebody who only plays a game when he wins it',
];
