/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a kitten follows her home and nobody knows whose it is',
  'a kitten followed me home',
  'a puppy that follows my son home from school',
  'a stray dog keeps following us',
  'a little dog walks behind her all the way home',
  'followed home by a cat',
  'a cat that comes home with us and belongs to nobody',
  'a duckling that thinks I am its way home and trots after me',
  'whose puppy is this? it followed me',
  'a kitten follows Leo from the bus stop',
  'we asked at every door and it was nobody’s cat',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the moon follows me home',
  'a whale gets lost and follows a lighthouse home',
  'a duckling who follows his mother across the road',
  'a shadow that follows me everywhere',
  'my little sister copies everything I do',
];
