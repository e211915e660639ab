/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'are we nearly there yet',
  'a long drive to the sea',
  'stuck in the back of the car for hours',
  "we're off to nana's and it takes for ever",
  'a road trip with three bears',
  'mum is driving round and round',
  'she asks every two minutes how much further',
  'going the wrong way in the car',
  'a fox family on a very long drive',
  'seat belts on, here we go',
  'we have passed that cow before',
  'Leo is bored in his car seat',
  'dad got us lost on the way to the cottage',
  'the never ending drive to grandma',
  'hours and hours in the back of the car',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a little red race car',
  'the car broke down',
  'feeling sick in the car',
];
