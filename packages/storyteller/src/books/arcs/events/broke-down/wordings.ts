/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "the car won't start",
  "grandpa's old tractor",
  'our bus conked out',
  "stuck at the side of the road, it just won't go",
  "why doesn't the tractor go any more",
  'a hen under the bonnet',
  'a rusty little van that has had enough',
  'the engine only coughs and splutters',
  "daddy's truck needs fixing",
  'the lorry that stopped in the middle of the village',
  'push, everybody, push',
  'a red tractor on the farm, my son is two and mad about them',
  "something's wrong with uncle Joe's van",
  "the digger wouldn't budge",
  'the tractor just goes put put and stops',
  "our car wouldn't start this morning",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = ['a car wash', 'a tractor who is afraid of the dark', 'a car race'];
