/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "a king who hasn't smiled for years",
  'the clown whose jokes fall flat',
  'how do you cheer up a gloomy queen',
  'jokes that nobody finds funny',
  'the princess with the straight face',
  'the jester is out of ideas',
  'a land where there is no giggling',
  'the crocodile who never once chuckled',
  'a hundred tickles and not a smile',
  'try to make the grumpy giant giggle',
  'somebody has a collar that is too tight to laugh',
  'my serious little boy',
  'the frog who told jokes to the king',
  "why won't the emporer laugh",
  'the king who is always so serious',
  'tell a joke to the gloomy princess',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  "a hyena who can't stop laughing",
  'smile for the school photo',
  "my baby brother's first laugh",
];
