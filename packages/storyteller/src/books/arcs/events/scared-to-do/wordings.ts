/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the baby bird who stays in the nest',
  'a squirrel who gets dizzy up high',
  'this little owl would rather walk than use her wings',
  "a pony won't go over the fence",
  'a starling hops from a twig, then a step, and still not into the sky',
  'a goat who stays at the bottom because high up is scary',
  "he's a frog but leaping frightens him",
  'a duckling refuses to dive',
  'too nervous to take off, a young eagle',
  'a dragon that keeps both feet on the ground',
  'a cat up on the first branch only',
  'what if I fall, asks the sparrow',
  "the koala who doesn't dare to climb",
  'the pengwin afraid of swimming',
  "a young bird who doesn't dare leave the branch",
  "the horse that won't jump over the fence because it's frightened",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a bird with a broken wing',
  'a plane that is afraid of flying',
  'a child scared of spiders',
];
