/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'prime minister for a day',
  'king for a day',
  'queen for a day',
  'a boy who is king for a day',
  'a girl who becomes queen for one day',
  'head teacher for a day',
  'she gets to be headteacher for the day',
  'mayor for a day',
  'I am the mayor for a day',
  'president for a day',
  'a dog who becomes prime minister',
  'the cat who was made mayor',
  'a penguin who becomes president',
  'teacher for a day',
  'if I were the king',
  'if I was prime minister',
  'the day I was the head teacher and could make the rules',
  'he sits on the throne for one day and makes silly laws',
  'a mouse is queen for a day',
  'the new king is a sheep and he makes the laws',
  'she is in charge of our house today',
  'in charge at home for a whole day',
  'the children are in charge and she is the queen',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a king who lost his crown',
  'a queen who wants to bake',
  'running for class president',
  'our new head teacher',
  'the king who wanted all the sweets',
  'a new teacher',
  'the king who could not laugh',
];
