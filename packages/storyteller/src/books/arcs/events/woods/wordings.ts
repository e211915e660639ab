/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "we ran after a leaf and now we can't see Grandpa",
  'the same stump again! are we going round in circles?',
  'which way out of this cave?',
  'a hike among the trees with Dad',
  'deep in the forest two rabbits take the wrong path',
  "an echo that isn't any help",
  'follow the stream, it knows',
  'off the trail',
  'exploring a dark cavern with a torch',
  'all we can see is trees, trees, trees',
  'Mia and Ben wander off from the grown-ups in the wood',
  'stay where you are and sing until someone hears',
  'a day out in the forest that gets a bit muddled',
  'how will they ever get out, asked the mouse in the grotto',
  'lost in the forest with no path',
  "we went for a ramble in the woods and couldn't find our way back",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'lost at the supermarket',
  'a bear who lives in the woods',
  'a dragon in a cave',
];
