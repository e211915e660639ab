/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a goose flies down for a moment and then the rest are out of sight',
  'the lamb who wandered off to see what was over the hill',
  'all alone, a young wolf howls for his family',
  'the smallest elephant stopped to look at a frog and the herd walked on',
  'separated from the other penguins in a snowstorm',
  'who will answer me? called the sheep, and the hill answered',
  'a zebra goes left when the others go right',
  'a wild pony is looking for the other horses',
  'the black sheep leaves home',
  'how will the little reindeer get back to the herd?',
  'a lion thrown out of the pride',
  'a buffalo turned round and nobody was there',
  "a duck can't see her flock any longer",
  "a stray wolf hears an echo and thinks it's his pack",
  'a little sheep who lost her flock',
  'a wolf without a pack',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a shepherd counts his sheep',
  "a wolf in sheep's clothing",
  'a baby duck looks for its mum',
];
