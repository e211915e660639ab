/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'I think our teacher is a witch',
  "granny's secret agent life",
  'daddy is hiding a superhero suit, I am sure',
  'the clues all say that mr brown is a vampire',
  'our headmistress comes from outer space',
  'she whispers into the phone, she must be an agent',
  'grandpa howls at the moon, could he be a werewolf',
  "what if my mum isn't really just a mum but an undercover agent",
  'the dinner lady could be a martian in disguise',
  'my brother is an alien, I am sure of it',
  "I bet uncle jim used to be a pirate and won't tell us",
  'is our babysitter a fairy',
  'my teechers secret life as a wizard',
  'proof that daddy is a robot',
  'I think my teacher comes from another planet',
  "grandad is a spy, I'm sure of it",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'I want to be a superhero',
  'a witch who lives in the wood',
  'dad turned into a dog',
];
