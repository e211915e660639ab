/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "it isn't fair, he got a brand new bike and mine's rusty",
  "her friend's scooter has lights on it",
  'why is hers shiny and mine old and squeaky',
  'my hand-me-down bicycle used to be good enough',
  "a fox covets his neighbour's shiny new bike",
  'everyone on our street has got a better scooter than me',
  'the old green bike that squeaks',
  'Leo sulks because Max has new wheels',
  'I want one like that!',
  'a rabbit with a second hand scooter',
  'she was happy with it until the girl next door got a pink one with a bell',
  "he looks at his cousin's present and doesn't like his own bike any more",
  'keeping up with the neighbours, on bicycles',
  'a badger green with envy over a cart',
  'my friend got a new bike and mine is old',
  "jealous of her cousin's shiny scooter",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'learning to ride without stabilisers',
  'jealous of the new baby',
  'a bike race through the village',
];
