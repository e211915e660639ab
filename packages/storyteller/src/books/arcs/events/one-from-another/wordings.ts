/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'diwali lights go out in the whole street and she finds a way to light them',
  'the diwali lights went out',
  'a power cut on diwali',
  'no electricity at diwali',
  'on diwali all the lights go off and grandma has a lamp',
  'all the christmas lights in our street went out',
  'the christmas lights go out on christmas eve',
  'a power cut at christmas',
  'the diyas light up the dark street',
  'one little diya',
  'the smallest diya lights the whole street',
  'lighting the lamps from door to door',
  'how the street got its lights back for diwali',
  'the fairy lights broke on diwali night',
  'the lights of the festival go out',
  'a candle that lights all the others',
  'passing on the light from house to house',
  'diwali in the dark',
  'she lights up the street with clay lamps',
  'the electricity fails on the night of diwali',
  'new year lights go out in the village',
  'all the candles in our street go out at Hanukkah',
  'the festival candles go out and are lit again',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'celebrating diwali',
  'a power cut',
  'the christmas tree',
  'a lighthouse whose light goes out',
  'diwali sweets',
  'afraid when the lights go out',
];
