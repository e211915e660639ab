/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'my best mate is made of metal',
  'beep beep, found you',
  'hide and seek with a robot',
  'a robot who is so happy that he beeps',
  'he lights up green when we play',
  'Zara and R2 do everything together',
  'a boy with a mechanical pal',
  "she can't hide because she beeps",
  'my robot buddy',
  "a girl's best friend has buttons and a switch",
  'a robot companion who always loses at hiding',
  'a shiny tin friend for Max',
  'the robot that glows when it is glad',
  'my freind the robot',
  'beep beep means he likes me',
  'Mia and her robot Bolt are inseparable',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a robot who does the housework',
  'an evil robot attacks',
  'a rusty robot at the dump',
];
