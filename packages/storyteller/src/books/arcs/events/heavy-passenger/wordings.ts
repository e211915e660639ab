/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'an elephant on the school bus',
  'a giraffe gets on the bus',
  'an elephant takes the bus',
  'a hippo on the bus',
  'the elephant who wanted to go on the bus',
  'a rhino waits at the bus stop',
  'a bear gets on the school bus',
  'a dinosaur on the bus to school',
  'there is an elephant on our bus',
  'a giraffe takes the bus to town',
  'the hippo who was too heavy for the bus',
  'a dinosaur is too big for the school bus',
  'going to school on the bus with an elephant',
  'the bus is full because of an elephant',
  'a polar bear catches the bus',
  'a T-rex at the bus stop',
  'a gorilla rides the bus to school',
  'a cow on the bus',
  'a mammoth on the number seven bus',
  'an elephant sits next to me on the bus',
  'a walrus on a double decker bus',
  'the bus gets stuck and an elephant pushes it',
  'a camel who goes by bus',
  'a horse gets on the bus',
  'a dragon on the school bus',
  'the day a lion got on our school bus',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'an elephant comes to school',
  'going on the bus with grandma',
  'a penguin on the bus',
  'the school bus flies',
  'we got on the wrong bus',
  'a lost giraffe',
];
