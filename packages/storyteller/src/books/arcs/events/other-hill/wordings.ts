/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'best friends set out exploring',
  'two mice off to see who is calling from over there',
  'hello hello says someone far away',
  'a hedgehog and a mole go on a quest together',
  'two friends, a rucksack and a long path',
  'somebody answers when we shout',
  'an echo in the hills',
  'a bear and a fox head off into the unknown with a cake',
  'a great journey for the two of them',
  'two penguins who wanted to see what was beyond the hill',
  'wandering off together through stream and wood and hill',
  'Tom and Lily have an expedition',
  'an advenchure for a rabbit and a squirrel',
  'who lives on the far side of the valley',
  "two pals pack a bag and head out to see what's over there",
  "who's shouting back at us?",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'an adventure on a pirate ship',
  'the treasure map',
  'lost in the woods',
];
