/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a dinosaur and a digger become best friends and build a playground',
  'an elephant and a mouse who open a bakery together',
  'a bear and a rabbit build a treehouse together',
  'a pirate and an astronaut build a spaceship out of a pirate ship',
  'a robot and a giraffe make a treehouse',
  'a fox and an owl build a den together',
  'a robot and a cat who build a house',
  'a giraffe and a snail open a café',
  'a lion and a penguin build a rocket',
  'two unlikely friends build a castle together',
  'a crane and a mouse are building a skate park',
  'a dragon and a unicorn start a restaurant',
  'a hippo and a hedgehog set up a shop together',
  'a tractor and a duck make a swimming pool',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a dinosaur and a digger become best friends',
  'a building site',
  'an elephant and a mouse',
  'Mia and Dad build a treehouse',
  'a beaver who builds a dam',
  'the three little pigs build a house',
  'a bear who opens a café',
];
