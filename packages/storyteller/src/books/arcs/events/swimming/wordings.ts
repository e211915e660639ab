/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'armbands on and into the pool',
  "a duckling who won't get wet",
  'learning to float on my back',
  "I don't do water, said the cat",
  "Mia's badge: ten metres, nearly",
  'a piglet at his first lesson in the baths',
  'he swims all crooked and bumps into the rope',
  'the gala, lane four, on your marks',
  'splish splash, one toe, and out again',
  'my daughter talks so much she sinks',
  'doggy paddle for a real dog',
  "a frog who'd rather stay dry",
  'front crawl, back stroke, glug',
  'how do you stay up in the water?',
  "my son's first swimming lesson",
  "a hippo who doesn't want to get wet",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a shark in the deep ocean',
  'lost goggles',
  'washing my hair in the bath',
];
