/** What is said of each thing that was only a small one. */
export const REFRAINS = [
  "That doesn't count!",
  "It doesn't count!",
  "That didn't count!",
  "Doesn't count!",
  'That was nothing!',
  'That hardly counts!',
  "That one doesn't count!",
  "No, that doesn't count!",
  "It still doesn't count!",
  "That can't count!",
] as const;
export const TITLES = ['that does not count', 'only a flowerpot', 'a very small start', 'first a little one'];
export const NEST_TITLES = [
  'that does not count',
  'the edge of the nest',
  'a very small start',
  'the last leaf but one',
];
