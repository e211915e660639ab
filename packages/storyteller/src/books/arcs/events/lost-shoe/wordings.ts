/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "hurry up or we'll miss the bell",
  'put your coat on, put your shoes on, we have to go now',
  'only one welly by the door',
  'has anybody seen my left trainer?',
  'mornings in our house are chaos',
  'I can do it all by myself, vest, pants, trousers',
  'pants on the outside',
  'twenty to nine and still in pyjamas',
  "rushing to school and then it's saturday",
  'he has looked everywhere for the other boot',
  "a hippo can't leave the house because a slipper has gone missing",
  'she insists on dressing herself',
  "quick quick, we're going to be late again",
  'where is my shoe, and why does the door stay open?',
  'I can only find one shoe',
  "we're going to be late for school",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  "cinderella's glass slipper",
  'choosing new shoes in the shop',
  'the shoemaker and the elves',
];
