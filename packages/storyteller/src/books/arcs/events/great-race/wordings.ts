/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'ready, steady, go!',
  'who will be first over the finish line?',
  'Mia builds a soapbox car',
  'a lion and a zebra see which of them is faster',
  'the fox wants that silver cup more than anything',
  'ducklings crossing the racetrack',
  'three times round the pond and back',
  'zoom zoom, my son loves racing cars',
  'the wheelbarrow grand prix',
  'a cheetah stops halfway to let somebody go by',
  "pedal as fast as you can, there's a cup for the winner",
  'on your marks, everyone in the village is lined up at the start',
  'a rabbit in a home made kart with pram wheels',
  'the hundred metre dash at the fete',
  'the great animal race',
  'a go kart race down the hill',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the tortoise who beat the hare',
  'running late for school',
  'a rocket race to the moon',
];
