/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "there's something growling in the end cubicle",
  'nobody at school dares go for a wee any more',
  "a creature in the boys' loos",
  'a hand came out under the wall',
  'what is in the last toilet?',
  'everybody crosses their legs because of the noise behind the door',
  "the beast of the girls' bathroom",
  'a spooky voice in the lavatory asking for paypay',
  'it only wanted some paper',
  "who's moaning in the school washroom",
  'a troll has locked himself in the loo',
  'the ghosty gurgle behind the cubicle door, and my class holding on till home time',
  "a monster that's run out of loo roll",
  "desperate for a pee, but there's a thing in there",
  'something is growling in the school loos',
  'nobody dares to use the last cubicle',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'potty training a puppy',
  'a goldfish flushed away',
  'scared to use the toilet at nursery',
];
