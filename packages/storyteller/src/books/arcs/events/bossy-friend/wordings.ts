/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'my friend is bossy',
  'my bossy friend',
  'she always decides what we play',
  'he always gets to choose the game',
  'a bossy duck',
  'my friend always wants to be in charge',
  'I never get to choose what we play',
  'my daughter bosses her friends about',
  'a friend who tells everyone what to do',
  'she says I have to be the baby every time',
  'he makes up all the rules',
  'my best friend is always the leader',
  'a penguin who bosses everybody around',
  'always the dog and never the queen',
  'a rabbit with a bossy friend',
  'my son has to be in charge of every game',
  'it always has to be her game',
  'a fox who wants to be the boss',
  'she only plays if she can be the queen',
  'we always play what my friend wants',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'my sister and I fight',
  'my friend will not share',
  'the class votes for a new name',
  'playing shops with Grandma',
];
