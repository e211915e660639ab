/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'an elephant and a mouse',
  'the giant and the tiny snail',
  'a hippo and a ladybird as best friends',
  "up and down at the playground but it doesn't move",
  'too heavy for the other end',
  'a hedgehog on the high seat, a bear on the low one',
  'a teeter-totter, a rhino and a very light friend',
  'big friend, small friend, a cow and a kitten',
  'a rhino sits on the plank: nobody can get him up',
  'why does only one end go down, the moose asks the wren',
  'how can someone huge play with someone tiny',
  'a mouse is too light to lift her elephant',
  'he weighs a ton, she weighs nothing',
  'the dinosaur and the dormose',
  'the elephant and the mouse',
  'up and down on a plank, a hippo on one end',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a swing in the park',
  'a mouse stuck in a tree',
  'twins who are the same size',
];
