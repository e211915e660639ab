/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "when I'm big I'll drive a bin lorry",
  'my daughter says she is going to be a vet one day',
  'what do you want to be?',
  "a fireman, that's what I'll be",
  'can I be an astronaut now or do I have to wait',
  'Leo dreams of becoming a train driver',
  'a future doctor, aged four',
  "a boy who's decided on his job already",
  "one day I'm gonna be a footballer like the ones on telly",
  'the visitor who had forgotten how to be a pilot',
  "she's sure she'll be a teacher, she practises every day",
  "Mia flies the plane herself, in twenty years' time",
  'meeting your older self',
  'a girl set on being a scientist, and nobody believes her yet',
  "when I'm big I want to be a train driver",
  'my daughter dreams of becoming an astronaut',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'visiting a real fire station',
  'dressing up as a nurse for the party',
  'mummy goes back to work',
];
