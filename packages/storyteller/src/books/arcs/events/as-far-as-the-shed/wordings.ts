/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'my son packed his bag and said he was leaving home',
  'she ran away to the bottom of the garden with her teddy',
  'a boy who runs away from home and gets as far as the gate',
  'my daughter says she is moving out',
  'running away with a pillow and a banana',
  'she packed a suitcase and left because it was not fair',
  'a child who is going to live in the garden from now on',
  'a little bear who decides to leave home',
  'I am running away and you cannot stop me',
  'the day he ran away as far as the washing line',
  'a rabbit who packs her things and goes to live in the shed',
  'going to live in the garden because everybody is mean',
  'she stormed off to the end of the garden with a bag',
  'a penguin who leaves home in a huff',
  'a cross hedgehog who runs away and is back for supper',
  'running away from home but only a little way',
  'he moved out after breakfast and came home for tea',
  'my boy wants to go and live somewhere else',
  'a fox cub who runs away because nobody listens',
  'packing a bag to run away from home',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'packing a bag for a sleepover at grandma’s',
  'the pancake that ran away',
  'moving to a new house with a big garden',
  'our dog ran away from the park',
];
