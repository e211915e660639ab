/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the boy who never said please',
  'a girl who never says thank you',
  'please and thank you',
  'learning to say please and thank you',
  'good manners',
  'a monster with no manners',
  'a rude little bear',
  'a princess who never says thank you',
  'she always forgets to say please',
  'saying please',
  'a dinosaur with bad manners',
  'he says give me instead of please',
  'being polite',
  'a very rude pirate who learns manners',
  'minding your ps and qs',
  'the rude giraffe',
  'a crocodile who would not say thank you',
  'why do we say please',
  'a dragon who learns to be polite',
  'the little word everyone forgets',
  'the magic word is please',
  'what do we say? the magic word',
  'nobody in the castle said the magic word',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'please can we have a story about a dog',
  'a thank you card for grandma',
  'a parrot who can never keep a secret',
  'saying sorry',
  'table manners at a restaurant',
  'thank you to our teacher',
];
