/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'chickenpox',
  'my daughter is home with the chicken pox and itches all day',
  'we are counting spots in our house this week',
  'a giraffe who wakes up covered in itchy red spots',
  'nits are going round the class',
  'head lice and the nit comb',
  'combing out the nits again',
  'scratch, scratch, scratch, who is so itchy',
  "don't scratch your chickenpox",
  'an itchy monkey with spots on its tummy',
  'how many spots has he got today',
  'a lion with fleas',
  'everyone at home is itching since the letter about lice',
  'a poorly bear with spots who must not scratch',
  'the itch that would not go away',
  'bugs in her hair and a very long comb',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'an itchy jumper from Grandma',
  'a leopard who lost his spots',
  'a cat who combs her fur all day',
];
