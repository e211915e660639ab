/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a sock that runs away from the laundry basket to see the world',
  'a teddy who runs away to see the world',
  'a snail who wants to see the world',
  'a button who sets off to see the world',
  'a little mouse who leaves home to see the world',
  'a pencil who escapes from the pencil case to see the world',
  'a potato who wants to explore the world',
  'a spoon who goes off into the wide world',
  'the sock who wanted to see the whole world',
  'a duckling who goes to see the big wide world',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'an odd sock',
  'a sock who lost its twin',
  'a train that wants to see the sea',
  'sailing round the world',
  'a hamster who has escaped',
  'saving the world',
];
