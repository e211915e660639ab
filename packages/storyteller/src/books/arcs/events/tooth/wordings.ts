/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'wibble wobble, when will it come out',
  'the gap in my smile',
  "Mia's front tooth is hanging by a thread",
  "a bear cub bites an apple and something's gone",
  'my daughter dropped her tooth down among the pebbles',
  'what does the fairy do if you sleep with your head on it?',
  'it came out at school, where do I keep it till tonight',
  'a coin under the pillow',
  'he swallowed it, I think! no tooth for the pillow',
  'my first baby tooth fell out at dinner',
  'a rabbit with a wobbler',
  'how do fairies get under there without waking you',
  "a toof that won't budge",
  'no tooth and no bite of toast without a hole in it',
  'Lily has a wobbly tooth',
  'where did my tooth go, it fell out',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'brushing teeth before bed',
  'a shark with rows of teeth',
  'crocodile has toothache',
];
