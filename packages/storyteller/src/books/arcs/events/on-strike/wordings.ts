/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the chickens stop laying eggs and go on strike',
  'our hens go on strike',
  'the hens refuse to lay eggs until they get what they want',
  'no more eggs say the chickens',
  'the chickens have had enough',
  'the crayons go on strike',
  'the pencils refuse to write',
  'the felt tips have had enough and stop working',
  'all the toys go on strike',
  'her toys do not want to play any more and go on strike',
  'the vegetables go on strike',
  'the cows go on strike and there is no milk',
  'the cows stop giving milk until somebody listens',
  'the bees stop making honey',
  'the sheep go on strike and there is no wool',
  'the socks are on strike',
  'the animals on the farm go on strike',
  'a strike in the hen house with signs and everything',
  'the reindeer go on strike',
  'the donkeys on the beach go on strike',
  'the elves stop work and want something',
  'the guinea pigs protest with a banner',
  'the chickens hold up signs and march round the garden',
  'what do we want said the hens',
  'the spoons went on strike',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the washing machine goes on strike',
  'lightning strikes the tree',
  'a striker who never scores',
  'a hen who cannot lay an egg',
  'mum goes on strike',
  'collecting the eggs with grandma',
  'a crayon that is lonely',
];
