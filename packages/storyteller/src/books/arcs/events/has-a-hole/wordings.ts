/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'my favourite cardigan is coming apart',
  'pull the thread and see what happens',
  'a hole in the elbow of his jumper',
  'the scarf got caught on a nail and it all came undone',
  "she won't let granny darn her blankie",
  'the sheep whose pullover got shorter and shorter',
  "there's a long red thread all through the village",
  'a mitten with a finger poking out',
  'a woolly hat that turned back into a heap of wool',
  'a bear follows a strand of wool through the wood',
  'it was only a tiny hole, no bigger than a pea',
  'moths have been at my jumper',
  'his knitted blanket is nearly worn out but he loves it',
  "Mia's shawl unwinds behind her as she goes",
  "there's a hole in my favourite jumper",
  'a loose thread that gets longer and longer',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'digging a hole in the garden',
  'a rabbit in his burrow',
  'learning to knit',
];
