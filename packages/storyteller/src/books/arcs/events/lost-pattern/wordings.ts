/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the zebra came home all white',
  'what has become of my spots? cried the leopard',
  'a tiger with no stripes is just a big orange cat',
  "the giraffe looked in the water and the patches weren't there",
  'a plain ladybird',
  "somebody's spots have rubbed off",
  'the cow whose black bits vanished',
  'washed away in the rain, or so thought the zebra',
  'a dalmatian wakes up and he is white all over',
  "where are the bee's stripes?",
  'a badger without stripes, nobody recognises him',
  'dusty from nose to tail and not a stripe to be seen',
  'a cheetah wants her spots back',
  "the leopard that couldn't find a single spot on himself",
  'a zebra who lost his stripes',
  'the leopard woke up without any spots',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a child covered in chickenpox',
  'my spotty socks',
  'a zebra crossing on the way to school',
];
