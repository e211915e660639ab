/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a boy who knows what the sparrows are saying',
  'what if our cat could speak and I could understand',
  'she chats with the hedgehogs in the garden',
  'my daughter says she can talk dog',
  'the snail told me where it was',
  'one morning all the animals made sense to him',
  'a princess who asks the mice for help',
  'Mia listens to the ants',
  'a rabbit lost something and every creature has seen it but calls it something else',
  'learning the language of birds',
  'a kid who speaks fluent squirrel',
  'the worm, the frog and the mouse all know where my boot is',
  'talking with horses',
  'a little girl asks the bees and the bees answer',
  'a girl who can talk to animals',
  'what if I understood what my cat says',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a parrot who repeats everything',
  'a talking tree',
  'good night to all the animals',
];
