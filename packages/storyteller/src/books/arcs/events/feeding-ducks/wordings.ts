/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'feeding the ducks at the pond',
  'the smallest duckling never gets any oats',
  'throwing oats to the swans',
  'a trip to the duck pond with grandad',
  'quack quack, more please',
  'a girl with a pocket full of corn for the hens',
  'feeding the pigeons',
  'the big ones snatch it all',
  'giving the ponies their breakfast',
  'my little boy and the hungry ducks',
  'ducks in the park come running',
  'a hole in her pocket and a trail of oats',
  'feeding the lambs and goats',
  'a bear feeds the birds',
  'oats for the ducks in the park',
  "there's a hole in my pocket and the ducks are following me",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = ['an ugly duckling', "a duck who can't swim", 'feeding the baby'];
