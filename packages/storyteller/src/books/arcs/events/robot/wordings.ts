/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a machine that gets every answer wrong',
  'the helpful robot who puts everything in the wrong place',
  'it says moo when you ask for two and two',
  'a tin helper that takes every word exactly as you say it',
  'an invention to tidy my bedroom',
  'a household robot makes a muddle',
  'he only does what you say, not what you mean',
  'a computer on wheels that wants to be useful',
  'ask it a question and it gives the answer to the last one',
  "the robot butler can't lay the table properly",
  'a mechanical maid who takes every order literally',
  'wrong again, beep beep',
  'a robbot that helps in the kitchen',
  'our robot takes everything literally',
  'a helpful robot',
  'robot takes things literally',
  'robot makes mistakes',
  'kitchen robot',
  'told to draw the curtains, it fetched a pencil',
  'give me a hand, said dad, and the android unscrewed his own',
  'its replies are fine, only they belong to the previous question',
  "my son wishes for a robot who'd tidy up and do his sums",
  'a badger switches on his new mechanical helper and regrets it',
  'does not compute, said our helper robot',
  "that's exactly what you said, beeped the robot",
  'how do you tell a robot what you mean?',
  'the robot who meant so well',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a robot on mars',
  'building a robot from boxes',
  'a robot who falls in love',
  'robots take over our house',
  'a robot as best friend',
];
