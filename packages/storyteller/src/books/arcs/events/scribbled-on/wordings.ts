/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'my sister scribbled on my picture',
  'my little brother spoiled my drawing',
  'my baby brother drew all over my painting',
  'her toddler sister ruined her best drawing',
  'he is so cross because his brother scribbled on his drawing',
  'when your sister draws on your picture',
  'a scribble right across my best drawing',
  'my brother wrecked my painting with a crayon',
  'my cousin drew over my picture',
  'a drawing spoiled by a little brother',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'my brother knocked down my tower',
  'my sister drew a picture for me',
  'a drawing that comes alive',
  'my brother tore my book',
];
