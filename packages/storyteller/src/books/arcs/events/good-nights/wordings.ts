/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'night night cows, night night sheep',
  'tucking up all the animals one by one',
  'the farm is going to sleep',
  'a little girl goes round the zoo in her pyjamas and wishes everyone sweet dreams',
  'time for bed, little lambs',
  'someone has been forgotten on the good night round',
  'sleep well, lions, sleep well, bears',
  'goodnight diggers and dumper trucks',
  'the woods get quiet and everyone curls up',
  'one last night-night before the lights go off at the stable',
  'a calm bedtime book with farm animals for my two year old',
  "who hasn't had a good night kiss yet?",
  'the farmer visits each stall before she goes to bed',
  'all the jungle creatures yawn',
  'good night to all the animals on the farm',
  'saying nighty night to everyone in the zoo',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  "a boy who can't get to sleep",
  'the owl who is awake all night',
  'a noisy farm in the morning',
];
