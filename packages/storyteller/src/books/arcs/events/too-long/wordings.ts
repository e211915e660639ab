/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a sausage dog who is too long for everything',
  'a sausage dog too long for his basket',
  'our sausage dog does not fit anywhere',
  'a dachshund who wishes he was shorter',
  'the longest sausage dog in the world',
  'a very long sausage dog',
  'our dachshund is too long for his basket',
  'a sausage dog who does not fit in his basket',
  'my dachshund is too long',
  'the sausage dog whose front arrives before his back',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a long walk with the dog',
  'a giraffe with a long neck',
  'my dog ate a sausage',
  'it takes too long',
];
