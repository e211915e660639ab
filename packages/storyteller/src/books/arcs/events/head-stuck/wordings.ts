/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "oh no, the bear can't get the honey pot off",
  'a puppy running about with a bucket over his ears',
  'our dog put his nose in the biscuit tin and now look',
  "everybody pulls but the jar won't come off the fox",
  'the raccoon who wore a saucepan and did not want to',
  'pull! the cat is wearing the teapot',
  "a kitten looks into a vase and that's where she stays",
  'pooh style story with a badger and a jam jar',
  'why has that lion got a watering can on his head',
  'the goat has got his face wedged in a boot',
  'the mouse who went head first into a mug',
  'can you hear me in there, asked the squirrel, and knocked on the flower pot',
  'a greedy pig and the bottom of the jar',
  'a wolf with a jug where his head should be',
  'a dog with his head in a jar',
  'the bear got stuck in the honey pot',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a bear stuck in the mud',
  "my son's head is full of ideas",
  'santa stuck in the chimney',
];
