/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'my sister always takes my blanket',
  'they quarrel about who gets the bigger half',
  'two boys in one bedroom',
  'mine! no, mine!',
  "it's my turn, no it's my turn, say the twin bears",
  'he started it, she started it',
  'we have to share a room now',
  'brother and sister tug of war',
  'my kids argue all day long',
  'a big sister who bosses her little brother about',
  'knocking on the wall between our rooms at night',
  'bunk beds for two',
  'cubs squabbling over one cover',
  'anoying little brothers',
  'my two boys squabble from morning to night',
  "she's always touching my stuff, my sister",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a new baby in the house',
  'my brother hits me',
  "my cousin's birthday party",
];
