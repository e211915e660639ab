/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'my son has a stammer',
  'a bear who stutters and is worth listening to',
  'her words get stuck on the way out',
  'everybody finishes his sentences for him',
  'it takes Leo a while to say what he wants to say',
  'the parrot who needs time to get a word out',
  "don't guess my word, wait for it",
  'she gets stuck on the first letter of a word',
  'a little owl whose talking is bumpy',
  'b-b-b-bear, says the bear',
  'I know what I want to say but it will not come out',
  'please let him finish',
  'a child with a stammer has something important to tell',
  'talking with bumps in it',
  'a dragon who repeats the first sound of every word',
  'people who do not wait until she has said it',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a parrot who repeats everything',
  'a baby who says her first word',
  'a lion who has lost his roar',
];
