/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'carry me! my legs have stopped working',
  'the way home is so long and her feet ache',
  'a digger who yawns all day and nobody knows why',
  'he nods off over his work every afternoon',
  'a postman dropping on his feet',
  'a tractor that works in its sleep',
  "walking back from the park, and Teddy can't take another step",
  'pooped, said the fire engine',
  'what makes the baker so drowsy in the mornings',
  'my three year old always wants to be picked up half way up the hill',
  "are we nearly home? I'm worn to a frazzle",
  'a sleepwalking gardener with bags under her eyes',
  'nobody says good night to the train so it never stops',
  'knackered little train engine',
  'a digger who is worn out after work',
  "my legs don't want to walk any more",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  "she won't go to sleep at bedtime",
  'a bear asleep all winter',
  'tired of being a princess',
];
