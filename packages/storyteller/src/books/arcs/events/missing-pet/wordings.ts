/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'our cat ran away',
  'our cat did not come home last night',
  'our dog is missing',
  'my kitten has disappeared',
  'we are putting up posters for our lost dog',
  'waiting for our cat to come back',
  'the cat flap has not moved for three days',
  'my son misses our cat who wandered off',
  'our puppy slipped his lead and ran off',
  'her rabbit got out and nobody can find him',
  'calling for the cat at the back door every evening',
  'where can our dog be',
  'a missing cat and an empty basket',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'our dog died',
  'a detective dog looks for a missing biscuit',
  'a lost kitten finds a new home',
  'an astronaut who misses home',
  'homesick on holiday',
  'waiting at the bus stop',
  'our dog keeps running off with the washing',
  'the dog ran off with the sausages',
];
