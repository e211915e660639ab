/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "what do my teddies get up to when I'm asleep",
  'the dolls have a dance once the lights are out',
  'all my cuddlies turned pink in the machine',
  "which one's mine? they all smell of soap now",
  'a bear tumbles out of bed and has to climb back up before morning',
  "Mia's toys party in the dark",
  "freeze! someone's coming up the stairs",
  'the secret life of a toy box',
  'a muddy teddy needs a spin with the laundry',
  'after midnight a soft rabbit goes hopping about the bedroom',
  "my stuffed rabbit moves, I'm sure of it",
  'one red sock and a load of soft toys',
  'as soon as the child sleeps, the playroom wakes',
  'how do you tell your own bear from all the others',
  "what do my toys do when I'm asleep",
  'teddy goes in the washing machine',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a toy left on the bus',
  'sharing toys at nursery',
  "a teddy's birthday party",
];
