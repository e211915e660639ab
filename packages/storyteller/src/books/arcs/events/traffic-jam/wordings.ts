/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'stuck in a traffic jam',
  'stuck on the motorway',
  'a long traffic jam on the way to the seaside',
  'the cars do not move',
  'waiting in a queue of cars',
  'are we nearly there, and nothing is moving',
  'a traffic jam on the way to grandma',
  'why is everybody stopping on the road',
  'hours in the car because the road is blocked',
  'a goose on the road and nobody can pass',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the car breaks down',
  'making strawberry jam',
  'ducklings crossing the road',
  'a long car journey',
  'a tractor stuck in the mud',
  'traffic lights',
];
