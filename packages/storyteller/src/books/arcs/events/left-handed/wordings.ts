/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'I am left handed',
  'my son is left-handed',
  'being a lefty',
  'the only left-hander in the class',
  'a left-handed dragon',
  'the scissors never work for her because she is left handed',
  'ink all over the side of my hand',
  'my daughter smudges everything she writes',
  'he writes with his left hand',
  'which hand do I use?',
  'we keep bumping elbows at the table',
  'a fox who holds the spoon in the left paw',
  'he held out the wrong hand to shake',
  'left-handed like Grandad',
  'they gave me right-handed scissors again',
  'my letters come out back to front',
  'a wizard who holds his wand in his left hand',
  'she draws with her left hand',
  'the world is made for right-handed people',
  'a left-handed knight',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a broken arm in a cast',
  'the wrong turn on the left',
  'holding hands with Grandma',
  'a trip to the hairdresser with scissors',
];
