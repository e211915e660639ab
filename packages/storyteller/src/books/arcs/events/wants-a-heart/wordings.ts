/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a robot with an empty space in his chest',
  "the tin man's wish",
  'what goes bump bump inside you? a scarecrow would like one too',
  "a machine who thinks he can't feel anything",
  'can a clock be a heart?',
  'ticking, drumming, but not beating',
  "a rainy night, a wet kitten and a robot who hasn't got a heart",
  'a metal man looks for something to put behind his little door',
  'the statue that had nothing in here, only hollow',
  'my robot is kind, so does he have a heart',
  "a rag doll listens to a girl's heartbeat and longs for her own",
  "why don't robots love? this one does",
  'a toy soldier with a hole where his heart ought to be',
  'a kitten curls up in the chest of the straw man',
  'the tin man would love to have a heart',
  'a robot who wonders what a heart feels like',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a valentine heart for mummy',
  'a broken heart',
  "a robot who can't dance",
];
