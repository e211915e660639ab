/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'an easter egg hunt in the garden',
  'the easter bunny hid the eggs',
  'a hen sits on our easter egg',
  'hunting for eggs with my cousins',
  'we can only find eleven',
  'chocolate eggs in the flower bed',
  'easter sunday with grandma',
  'where is the last egg',
  'painted eggs, a basket and a very stubborn chicken',
  'a rabbit hides twelve eggs',
  'red eggs, blue eggs, green eggs',
  "Mia looks in the boots and under the bushes, it's easter",
  'two bears go on an egg hunt',
  'spring morning, who has hidden something in the grass',
  'looking for eggs in the garden on Easter Sunday',
  "there should be twelve eggs but we've only found eleven",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a dragon egg',
  'a thief who steals the easter eggs',
  'a fried egg for breakfast',
];
