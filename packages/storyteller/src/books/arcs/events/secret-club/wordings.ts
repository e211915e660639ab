/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the den in the shed where only members may come',
  'knock three times and say the word',
  'I forgot the magic word to get in',
  "our gang's hideout",
  'no entry unless you know what to say',
  'members only',
  'two mice start a society for biscuits',
  "what is it again? I can't come in without it",
  'a badge, a shed and a whisper',
  'Ruby and her brother have a club just for two',
  'nobody remembers the code word',
  'hush hush meetings behind the raspberry bushes',
  'a bear guards the door and asks for the word',
  'the pasword',
  'members only, keep out!',
  "what's the magic word to get in the shed?",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'an after school club',
  'spies with secret codes',
  'nobody lets me join in',
];
