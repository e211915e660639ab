/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'bunny rabbits',
  'bunnies',
  'little bunnies',
  'kittens',
  'five little kittens',
  'puppies',
  'puppies playing',
  'ducklings',
  'baby ducks',
  'little chicks',
  'lambs',
  'baby lambs in a field',
  'piglets',
  'little mice',
  'baby hedgehogs',
  'fluffy bunnies',
  'bunny rabbits hopping',
  'lots of kittens',
  'cute puppies',
  'five little ducks',
  'baby bunnies go to bed',
  'kittens playing in the garden',
  'chicks and where they sleep',
  'all the little rabbits',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a rabbit who lost her hop',
  'we are getting a kitten',
  'a shy puppy',
  'ducklings crossing the road',
  'a kitten looks for her mum',
  'the cat has kittens in the wardrobe',
  'a duckling learns to swim',
];
