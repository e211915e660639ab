/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the best toy is the box it came in',
  'a box that is a rocket',
  'turning an old cardboard box into a castle',
  'the cat sits in my box',
  'a huge box arrives with the new fridge',
  'my twins pretend the box is a pirate ship',
  'we painted the carton and climbed in',
  "let me in, said the dog, it's my box",
  'brum brum in a carton',
  'what can you do with a big empty box',
  'Mia sails away in a cardboard boat',
  'a bear makes a car out of a box',
  'our kitten has taken over the box',
  "pretend play with boxes, he's 3 and loves climbing in",
  'the washing machine came and I got the box',
  "a cat sits in our cardboard rocket and won't get out",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = ['a kitten found in a box', 'a music box', 'a lunch box that got lost'];
