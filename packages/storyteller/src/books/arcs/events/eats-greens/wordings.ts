/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a vegetarian shark',
  'the wolf who only likes salad',
  'everyone runs away from the lion but he eats carrots',
  "a crocodile who doesn't eat meat",
  'a T. rex who loves broccoli',
  'the fox who would never eat a chicken, he prefers peas',
  'a friendly tiger who munches lettuce',
  'a veggie monster',
  "don't be afraid, he only wants your cabbage",
  'a vegan vampire',
  'the bear that nobody dared to have a picnic with',
  'a dragon who likes sprouts best of all',
  'who ate up all the spinach? surely not the wolf',
  'a snake on a diet of greens',
  "the shark who'd rather have salad",
  "a wolf that doesn't eat meat",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  "a boy who won't eat his greens",
  'a rabbit who grows carrots',
  'a hungry shark chases a fish',
];
