/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "the world's least impressive hero",
  'somebody with a power that seems no good for anything',
  'a hero who can only fly a few centimetres off the floor',
  'what use is a power that undoes shoelaces?',
  'Captain Wobble, whose gift is a bit pathetic',
  'not all heros are strong',
  'Mia gets superpowers but really tiny ones',
  'a masked girl who saves the day with something silly',
  'wonder boy who can barely leave the ground',
  'the hero everybody laughed at until the big knot',
  'a caped crusader with a rubbish talent',
  'how a very small talent saved a duckling in wet cement',
  'pow! zap! er, my laces came undone',
  "super somebody who can't do any of the big stuff",
  'a superhero with a rubbish power',
  'Captain Tiny, who can only fly a bit',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a supermarket for heroes',
  'a strong man at the circus',
  'dressing up in a cape for a party',
];
