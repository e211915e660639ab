/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a magic tree house',
  'the magic treehouse',
  'a tree house that can go anywhere',
  'a treehouse that takes you to other worlds',
  'a magic tree house that travels through time',
  'the tree house that flew away',
  'two children find a magic tree house',
  'adventures in the magic treehouse',
  'their treehouse takes them to the dinosaurs',
  'a treehouse that travels through time and space',
  'a different land every time they climb up to the tree house',
  'the enchanted tree house',
  'the treehouse at the end of the garden is magic',
  'climbing up into a magic treehouse with my sister',
  'a flying tree house',
  'a magical tree house adventure',
  'the treehouse with a door to everywhere',
  'a tree house that takes them to a new place each day',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'building a tree house with dad',
  'the treehouse war',
  'sleeping in a tree house',
  'a den in the woods',
  'the faraway tree',
  'a boy travels back to the knights',
];
