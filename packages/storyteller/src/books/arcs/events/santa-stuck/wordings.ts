/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'two boots hanging in the fireplace',
  'help, says a voice in the chimney on christmas eve',
  'father christmas ate too many mince pies',
  'wedged halfway down',
  'how do you get santa out of a flue',
  'he has lost his boots in our house',
  "someone with a red coat can't get up or down",
  'the chimney is too narrow for him',
  'pull! on december the twenty fourth',
  'saint nick in a tight spot',
  'a little mouse hears kicking above the hearth',
  'soot, a sack and bare toes',
  "he came down but couldn't come up again",
  'santa got stuk',
  'ho ho help! there are two boots hanging down in our fireplace',
  "he's eaten too many mince pies and can't get down",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  "santa's sleigh in a snow drift",
  'a bear stuck in a hole',
  'a chimney sweep',
];
