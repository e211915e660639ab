/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a visit to the dentist',
  "my son won't open his mouth for the dentist",
  'a crocodile has his teeth looked at',
  'going for a check up',
  'the big chair that goes up and down',
  'open wide',
  'counting all my teeth',
  'the bear keeps his jaws shut tight',
  'a lion and the tiny mirror',
  "it's her first trip to the dentist tomorrow and she's nervous",
  'say aaah',
  'the dentist only wants to have a look',
  'how many teeth have you got, asked the lady with the little mirror',
  "a yawn at just the right moment in the dentist's chair",
  'open wide, the dentist only wants to count',
  'my first check-up',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a tooth that wobbles',
  "a boy who won't brush his teeth",
  'a mouse who wants to be a dentist',
];
