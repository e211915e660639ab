/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'my dad is a dog this morning',
  'mum woke up as a cat',
  'one day granny was a hen',
  'our teacher became a frog',
  "grandpa says woof and won't stop fetching sticks",
  'poof! mummy is a sheep',
  'something has happened to daddy, he has four legs and moos like a cow',
  'what if my mom turned into a bear',
  'the day miss jones became a parrot',
  'how do I change my dad back, he is a goat now',
  'auntie transforms into a pony',
  'dad told a silly joke and now he is a monkey',
  'uncle bob is a donkey today',
  'daddy turnd into a dinosaur',
  'my dad woke up as a bear',
  'mummy has got a tail and whiskers this morning',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a prince turned into a frog',
  'dad dressed up as a lion for the party',
  'a dog who wants to be a human',
];
