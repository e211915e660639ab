/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'Miss Brown is off sick and somebody very odd takes over',
  'a dragon for a teacher',
  'the replacement gets everything in the wrong order, lunch at nine',
  'our class has a substitute who knows nothing',
  "who's teaching us today? it's a bear!",
  "coats on, home time, but we've only just come",
  'a muddled sub and a very polite class',
  'the day an owl took the register',
  'a robot stands in for our poorly teacher',
  'a stranger at the front of the class who mixes up the whole day',
  'my son has a cover teacher this week and is unsure about it, make it funny',
  "a penguin has to look after class two till three o'clock",
  "teacher's poorly, hooray? or oh no?",
  'they eat their sandwiches before saying good morning',
  'miss is ill and someone new takes our class',
  'a substitute teacher who gets everything in the wrong order',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a new girl in the class',
  'saying thank you to a teacher',
  'a school for dragons',
];
