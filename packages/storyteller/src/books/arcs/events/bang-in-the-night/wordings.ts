/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'what was that noise downstairs',
  'a thump in the middle of the night',
  'something went bump and woke us all up',
  'the mysterious clatter in the dark',
  'who made such a crash at midnight',
  'two brothers hear a bang at bedtime',
  'a bear sits up in bed, what was that?',
  'creeping down the stairs to find out what went bang',
  'a loud thud while everyone was asleep',
  'things that go bump in the night, but funny',
  'the cat who heard a great big clonk',
  'somebody fell out of bed',
  'Mia wakes with a start, was it the saucepan?',
  'searching the house by torch for a funny noise',
  'what was that crash in the middle of the night',
  'everyone woke up because of a clang downstairs',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a boy who is scared of thunder',
  'fireworks go bang',
  'a ghost who knocks at the attic door',
];
