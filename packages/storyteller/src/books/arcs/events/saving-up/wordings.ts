/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'saving up for a scooter',
  'my daughter is saving up her pocket money',
  'saving up pocket money',
  'a piggy bank that is nearly full',
  'a bear who saves up for a drum',
  'he puts every coin in a jar',
  'it takes so long to save up for a telescope',
  'my son wants a skateboard and has to save for it',
  'pocket money burns a hole in my pocket',
  'a jar full of coins',
  'learning to save money',
  'saving up for a bike',
  'the toy in the shop window costs too much',
  'waiting until there is enough money in the money box',
  'one coin every week until I can buy it',
  'she spends all her pocket money at once',
  'counting the coins in my money box',
  'a fox who looks at the shop window every Saturday',
  'is it enough yet? one more pound to go',
  'a squirrel with a money box',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'finding a coin on the pavement',
  'the tooth fairy brings a coin',
  'learning to ride a bike',
  'playing shop',
  'mum would not buy me a toy',
];
