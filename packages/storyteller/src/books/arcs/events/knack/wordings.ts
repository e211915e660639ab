/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'bunny ears, round the tree and pull',
  'how do you whistle?',
  'everybody else can skip with a rope, I keep getting tangled',
  'wobbling along on roller skates for the first time',
  'he falls off his skateboard over and over',
  'mum shows me too fast',
  "it's easy, you just do it, they all say",
  'a cartwheel, nearly',
  'a bear has a go at juggling and drops everything',
  'she really wants to get the hang of the monkey bars',
  'a penguin puts on skates and goes wobble',
  "I can't do up my laces yet",
  'my boy is determined to do a handstand',
  'clicking my fingers, how does anybody do that?',
  'learning to tie my shoelaces',
  'a bear on roller skates for the first time',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a pair of new shoes from the shop',
  'learning to swim without armbands',
  'a knitted jumper with a hole',
];
