/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'two kittens lost in the rain',
  'two puppies lost in the woods',
  'two bunnies lost in the dark',
  'a kitten and a puppy lost in the rain',
  'two little mice who get lost in a storm',
  'a pair of ducklings lost in the rain',
  'two lost kittens find their way home',
  'two hedgehogs got lost in the wet',
  'kittens lost in a storm who hear their way home',
  'a cat and a dog get lost together',
  'the two puppies were lost and it rained all night',
  'two small friends caught in the rain a long way from home',
  'they follow the sound of the rain on the bucket back to the shed',
  'two fox cubs lost at night',
  'two little rabbits lost far from home',
  'lost in the rain, the two of them, with only each other',
  'two guinea pigs lost in the garden',
  'the kittens ran after a leaf and got lost',
  'a bunny and a squirrel are lost in the forest in the rain',
  'two baby owls lost in the storm',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a duckling lost its mother',
  'two kittens fighting over a ball of wool',
  'a lost teddy in the rain',
  'a puppy lost in the snow',
  'puddles on a rainy day',
];
