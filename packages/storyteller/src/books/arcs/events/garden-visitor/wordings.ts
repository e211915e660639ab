/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a fox comes into our garden at night',
  'a hedgehog visits our garden every evening',
  'there is a badger in the garden',
  'a robin who visits my garden',
  'my daughter thinks that the fox is hers',
  'the fox in our garden is not a pet',
  'wild animals are not pets',
  'a night visitor in the garden',
  'who drinks from the bowl in our garden at night?',
  'we watch a fox from the kitchen window',
  'our hedgehog has another family',
  'all the neighbours have a name for the same fox',
  'my son wants to keep the hedgehog from the garden',
  'the robin comes to our window every day',
  'a badger walks through all the gardens',
  'a fox under the street lamp',
  'whose hedgehog is it?',
  'the fox who belongs to nobody',
  'a wild fox looks in at the window',
  'putting out water for the hedgehog',
  'a pigeon that keeps coming into our kitchen, we call him Gerald',
  'the same seagull comes to our window every day',
  'there is a pigeon who comes to visit us',
  'a crow that keeps coming back to our house',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a baby hedgehog under the hedge',
  'a fox who steals shoes',
  'a hedgehog who cannot sleep',
  'a robin builds a nest in our shed',
  'feeding the birds in winter',
];
