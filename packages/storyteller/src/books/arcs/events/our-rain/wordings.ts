/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'two kittens lost in the rain',
  'two puppies far from home in the woods',
  'two bunnies caught in a storm at night',
  'a kitten and a puppy out in the rain together',
  'two little mice a long way from home in the rain',
  'a pair of ducklings in a thunderstorm who have only each other',
  'two lost kittens find their way home by ear',
  'two hedgehogs out in the wet who cannot see their gate',
  'kittens in a storm who hear their way home',
  'a cat and a dog get lost together',
  'the two puppies were lost and it rained all night',
  'two small friends caught in the rain a long way from home',
  'they follow the sound of the rain on the bucket back to the shed',
  'two fox cubs out alone in the rain',
  'two little rabbits who ran after a leaf and came too far',
  'the two of them in the rain, with only each other',
  'two guinea pigs in the wet garden who hear the bucket',
  'the kittens ran after a leaf and the rain came down',
  'a bunny and a squirrel in the forest in the rain',
  'two baby owls in the storm hear the rain on their own roof',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a duckling lost its mother',
  'two kittens fighting over a ball of wool',
  'a lost teddy in the rain',
  'a puppy lost in the snow',
  'puddles on a rainy day',
];
