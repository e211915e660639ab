/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'santa fell asleep in our house',
  'waiting up for father christmas',
  'how do you wake santa',
  'just five more minutes, mumbled the man with the sack',
  'santa is coming tonight',
  'tickling the man with the sack to get him up again',
  'snoring by the christmas tree in a red coat',
  "one present is left in the sack and he won't wake up",
  'staying awake to see santa claus',
  "ho ho ho, he's in our armchair",
  'someone in big boots nodded off on our sofa on the 24th',
  "who's that man with the white beard, fast asleep on the sofa",
  'santa is late',
  'my children want to catch santa in the act',
  'Santa nodded off at our house',
  'we heard snoring by the fireplace on Christmas Eve',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a letter to santa',
  'santa is stuck in the chimney',
  'a reindeer with a cold',
];
