/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a digger that digs up a bone',
  'a digger who finds treasure',
  'a dog who digs up a dinosaur bone',
  'a mole who digs up a treasure chest',
  'digging up a dinosaur in the garden',
  'an excavator digs up a huge bone at the building site',
  'the little digger and the buried treasure',
  'a puppy digs up a giant bone in the garden',
  'finding a dinosaur skeleton under the lawn',
  'the yellow digger that uncovered a fossil',
  'my son wants to dig up dinosaur bones',
  'we dug up an old chest in the garden',
  'digging for treasure in the back garden',
  'the digger goes clonk on something hard',
  'a badger who found a chest while digging',
  'whose bone is it, dug up by a digger',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a dog who forgot where he buried his bone',
  'pirates looking for treasure on an island',
  'a digger who digs too deep',
  'a dinosaur who lives in our garden',
  'the skeleton who wants to dance',
  'a treasure map in a bottle',
  'a digger who is afraid of the dark',
];
