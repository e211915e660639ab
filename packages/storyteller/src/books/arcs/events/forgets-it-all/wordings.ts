/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a forgetful bear',
  "he can't remember anything you tell him",
  'what was it I had to buy',
  'in one ear and out of the other',
  'the fox who always forgets what he was sent for',
  'a bunny with a memory like a sieve',
  'tie a knot in your hanky',
  'she went to the shop and came back with the wrong thing',
  'a rabbit with a terrible memory',
  "I've forgotten, said the badger, again",
  'Mia forgets everything except one little tune',
  'an absent minded owl',
  'the scatterbrained wizard next door sent to fetch string',
  'what did you ask me to get',
  'a bear with a terrible memory',
  'what did I come to the shop for again',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'they forgot my birthday',
  'a squirrel who forgot where his nuts are',
  'grandma has dementia',
];
