/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a superhero whose only power is kindness',
  'kindness is my superpower',
  'a girl whose superpower is being kind',
  'captain kind saves the day',
  'the kindest superhero in the world',
  'a hero whose power is being nice',
  'being kind is the best superpower of all',
  'a superhero who cannot fly but is very kind',
  'my daughter thinks being nice is a superpower',
  'a bear who is always kind to everybody',
  'a small kindness that goes round and comes back',
  'the power of kindness',
  'a hero without muscles but with a big heart',
  'passing it on: one good deed leads to another',
  'all the others are strong and fast and he is only kind',
  'what good is a power that nobody can see',
  'he gives away his umbrella in the rain',
  'pay it forward for little ones',
  'a chain of kind deeds',
  'super kind rabbit',
  'a superhero who is gentle instead of strong',
  'no cape needed, only kindness',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a superhero who can only fly very low',
  'what kind of superhero is my mum',
  'learning to be kind to my little brother',
  'a new umbrella',
  'being an only child',
];
