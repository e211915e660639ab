/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a day at the fair',
  'riding on the carousel',
  'one coin for the merry go round',
  'a visit to the circus',
  'my money fell through a hole in my pocket',
  'just one go on the horses that turn round and round',
  'a coin that rolls and rolls',
  'a bear at the village fete',
  'going to the market with grandpa',
  'music, lights and roundabouts',
  'the parade in our town',
  'we only had enough for a single ride',
  'Mia chases her penny past all the stalls',
  'a rabbit at the carnival',
  'my coin rolled away at the funfair',
  'a day at the village fete with Grandma',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a lion tamer at the circus',
  "it isn't fair",
  'a goldfish won at the fair',
];
