/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'an octopus who opens a hair salon under the sea',
  'a bear who opens a café',
  'Mia opens a shop',
  'a mouse opens a cheese shop',
  'a dragon who opens a café on the moon',
  'my daughter opens her own bakery',
  'a hedgehog who sets up a hat shop in the woods',
  'an elephant opening a hotel',
  'a penguin opens an ice cream shop on the beach',
  'a crocodile starts a bookshop',
  'a rabbit who wants to open a flower shop',
  'the witch opens a sweet shop',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'an elephant and a mouse who open a bakery together',
  'going to the sweet shop',
  'a crocodile opens a dental surgery',
  'playing shops',
  'a toy in a shop that nobody buys',
  'a lemonade stand',
  'a fox opens a restaurant',
];
