/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "I can't get up to the bell",
  'when will I be big, asks a mouse',
  'a tiny rabbit tries everything to get taller',
  "she's little but somebody else is littler",
  'standing on tiptoe and still not there',
  'my son is the titchiest in his nursery and minds it',
  'eating porridge to grow',
  "the smallest bear of them all can't get to the string",
  'who is big? it depends who you ask',
  'a kitten stretches and stretches and misses',
  "everything's too high up for me",
  'a pint-sized puppy gives a lift to a snail',
  "the teeny girl who was somebody's giant",
  'not tall enough yet, measure me again tomorrow',
  "I can't reach it",
  'a mouse that is too little to ring the bell',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a seed that wants to grow',
  'shoes that are too small',
  'shrinking to the size of an ant',
];
