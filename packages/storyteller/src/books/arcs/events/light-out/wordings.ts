/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the star that had stopped twinkling',
  'who will light up the sea now the anglerfish is dim?',
  'a glow worm gone dark',
  "it's pitch black in the kingdom, the great lamp is out",
  "the firefly can't get her little lantern to work",
  'the moon has no shine left',
  'a jellyfish gives everybody light until she has none for herself',
  "share your flame, it doesn't get less",
  'dimmer and dimmer, and then nothing',
  'a tiny lamp lends its spark to the big one',
  'a star that burnt out',
  "why's it so dark tonight, asked the owl, where has the moon's glow gone",
  'Mia helps a glowworm to shine again',
  'lighting one candle with another in a dark village',
  'a firefly who lost his glow',
  'the lantern that went out',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'afraid of the dark at bedtime',
  'a traffic light stuck on red',
  'the sun goes on holiday',
];
