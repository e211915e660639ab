/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'lost homework',
  'I forgot my PE kit',
  'left my reading book at home',
  'a dragon who forgot his PE kit',
  'the homework is still on the kitchen table',
  'he leaves his book bag at home every day',
  'forgetting homework again',
  'my son never remembers his PE kit',
  'the day I forgot my gym kit',
  'wearing shorts from the lost property box',
  'we had to run home for the reading folder',
  'Mum came to school with my kit',
  'no trainers on PE day',
  'she left her homework on the bus',
  'a bear who left his homework at home',
  'always something left behind on the hall floor',
  'running to school with the forgotten bag',
  'my swimming kit is by the front door',
  'a squirrel who forgets her reading book',
  'what did I forget today',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the dog ate my homework',
  'a dragon who forgets everything',
  'my teddy was left on the bus',
  'learning to read my first book',
  'everybody forgot my birthday',
];
