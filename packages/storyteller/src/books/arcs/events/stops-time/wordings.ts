/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a watch that can freeze everything around you',
  'what if the clock stood still and only I could move',
  'a boy who says stop and the whole world stops',
  'press pause on today',
  "the girl who wanted six o'clock never to come",
  'five more minutes, forever',
  'everyone turned into statues except me',
  "she halts the clocks so her friend needn't go home",
  'a mouse with a magic pocket watch',
  'the cat hung in mid air when he clicked his fingers',
  'a remote control that puts people on pause',
  "it's always the same minute and tomorrow never arrives",
  "my friend has to leave, can't we just stop the time",
  "the afternoon that wouldn't end because Mia held back the hands of the clock",
  'a boy with a remote control that freezes everything',
  'if I could pause the world',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a trip in a time machine',
  'learning to tell the time',
  'the bus stops at the clock tower',
];
