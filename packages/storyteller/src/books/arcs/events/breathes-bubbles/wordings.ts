/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a dragon who breathes bubbles instead of fire',
  'a dragon that blows bubbles',
  'the dragon who could only breathe flowers',
  'a dragon who puffs feathers and not flames',
  'the bubble dragon',
  "a dragon can't breathe fire, only bubbles",
  'when the dragon roars butterflies come out',
  'a little dragon with bubbles in place of fire',
  'every other dragon breathes fire but he breathes bubbles',
  'a dragon sneezes flowers',
  'a dragon whose fire is all flowers',
  'no fire comes out, just bubbles, the dragon is sad about it',
  'the dragon who blew bubbles out of her nose',
  'a baby dragon who breathes bubbles',
  'a dragon who breathes snowflakes',
  'a dragon who breathes petals',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a dragon who cannot breathe fire',
  'a dragon in a bubble bath',
  'blowing bubbles in the garden',
  'a dragon with a cold',
  'a dragon who is afraid of butterflies',
];
