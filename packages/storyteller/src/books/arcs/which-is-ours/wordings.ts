/** Sentences that it tells. */
export const WORDINGS: readonly string[] = [
  'a parrot who can only whisper',
  'a snail who never stops',
  'a hen who never lays an egg',
  'a robot who can only count to three',
  'a giant who can only whisper',
  'a king who always says no',
  'a dog who only eats green things',
  'a cat that never sleeps',
  'an owl who only says moo',
  'a grumpy goat who always says please',
  'a wizard who can only make toast',
];
