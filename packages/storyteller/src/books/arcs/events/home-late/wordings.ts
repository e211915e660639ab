/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'mummy has a late shift and papa has to put them to bed',
  "daddy's still at the office and it's already dark",
  'I want to stay awake until mum gets in',
  "he won't settle because his dad isn't back yet",
  'who will turn my pillow over if mama is working tonight',
  'listening for the key in the door',
  'a babysitter puts them to bed as the parents are out at a party',
  "a bunny whose mummy won't be back before bedtime",
  'falling asleep before papa comes in',
  'my husband works nights and the boys always miss him at bedtime',
  'a little bear tries not to fall asleep till father bear comes through the door',
  "tie a string to the front door so that we'll hear her",
  'dad missed the bedtime story again because of a meeting',
  "mum's train is delayed and the kids wait up",
  'mummy is working late tonight',
  'waiting for daddy to come home from work',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'late for school on monday morning',
  'dad is in the army far away',
  'a dog who waits outside the shop',
];
