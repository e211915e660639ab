/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'I wish it was my birthday every day',
  'if every day was my birthday',
  'a birthday every day',
  'having a birthday every single day of the week',
  'it is my birthday again, and again tomorrow',
  'a bear who has a birthday every day',
  'what if it was always my birthday',
  'the girl who had 365 birthdays a year',
  'birthday cake for breakfast every morning',
  'she wants her birthday to never end',
  'he wishes his birthday would last for ever',
  'the birthday that never stopped',
  'a never ending birthday',
  'I want it to be my birthday again tomorrow',
  'too many birthdays',
  'my birthday lasts all year',
  'a boy who wished for a birthday each day',
  'a dragon with a birthday every day',
  'every day is a birthday',
  'why can it not be my birthday all the time',
  'wanting another birthday straight after the last one',
  'a story where it is my birthday for ever',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'my birthday party',
  'it is my birthday tomorrow',
  'a birthday at the zoo',
  'nobody remembered my birthday',
  'I wish it was Christmas every day',
  'counting the days until my birthday',
  'a birthday wish',
  'two birthdays on one day',
];
