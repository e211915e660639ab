/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a cow without a single spot',
  'the one pink sheep in a field of white ones',
  'why am I not like everybody else?',
  "a giraffe whose neck is shorter than the rest of the herd's",
  'the odd duck',
  'a zebra with spots where stripes ought to be',
  "she's the tallest girl in her class by a mile and hates it",
  'one of these penguins is not the same',
  'a hedgehog with no prickles',
  'a blue elephant in a grey herd',
  'feeling different, sticking out like a sore thumb',
  'the rabbit with one floppy ear hides among the others',
  'a lion cub born with no mane and stripy feet',
  'nobody else has a red nose like that mouse does',
  'a zebra with no stripes',
  'the only green sheep in the flock',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a giant who is too big for his house',
  'a zebra crossing on the way to school',
  'the ugly duckling grows up',
];
