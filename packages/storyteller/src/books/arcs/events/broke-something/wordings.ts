/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'I kicked the ball through the window',
  'the vase fell over and it was me',
  'a fox hides the broken plate',
  "he smashed mum's favourite mug and daren't say",
  'owning up',
  'who broke the teapot',
  "an accident with grandma's best jug",
  'telling the truth about the greenhouse',
  'she swept the pieces under the rug',
  'crash, tinkle, uh oh',
  'a bear knocks over the flower pot',
  "I didn't mean to, said the puppy, it just slipped",
  'learning to say sorry when you have broken something',
  'my son tells fibs when he has dropped a dish',
  "I kicked my ball through the neighbour's window",
  "oops, mum's favourite vase is in pieces",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = ['a broken heart', 'my brother broke my toy', 'a broken arm'];
