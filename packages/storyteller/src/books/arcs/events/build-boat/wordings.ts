/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'making a raft out of milk bottles',
  'a bear builds his own boat',
  'the raft that kept on sinking',
  'will it float',
  'a boat made from old barrels and planks',
  'hammering a canoe together with my cousin',
  'two friends want to sail down the river on something they made themselves',
  'she constructs a ship out of rubbish from the recycling',
  'it went glug and we all got wet feet',
  'a beaver and a mouse tie logs together',
  'launching our homemade boat on the lake',
  'how do you make something that floats with us on it',
  'my son builds rafts out of anything he can find',
  'dad helps us with the hammer, then we all sink',
  'a raft made of milk bottles',
  'two friends build their own boat and it sinks',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a paper boat in the puddle',
  'a pirate ship at night',
  'building a rocket',
];
