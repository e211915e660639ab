/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a cheese sandwich who is a spy',
  'an undercover hamster',
  'spies',
  'a secret agent on a secret mission',
  'my toaster is really a secret agent',
  'a potato who is secretly a superhero',
  'nobody knows that the cat is a superhero at night',
  'a guinea pig with a double life',
  'the pigeon who works for the secret service',
  'my daughter plays secret agents all day',
  'a teapot in disguise',
  'top secret mission in the kitchen',
  'a spy who is never noticed',
  'he does good deeds in secret and nobody knows who',
  'a hedgehog spy with a notebook',
  'double agent rabbit',
  'licence to squeak: a mouse secret agent',
  'an ordinary tortoise by day, a superhero by night',
  'agent Leo and the secret mission',
  'a spy who wants somebody to say well done',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'is my grandma a spy',
  'I spy with my little eye',
  'a detective looks for the stolen cake',
  'a superhero who saves the city',
];
