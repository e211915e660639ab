/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'pants',
  'underpants',
  'a pair of flying pants',
  'the pants that flew away',
  "grandad's giant pants",
  "daddy's big pants",
  'whose pants are these',
  'the biggest pants in the world',
  'spotty pants on the washing line',
  'the wind blew the knickers off the line',
  "granny's enormous knickers",
  'a silly story about pants',
  'pants on the loose',
  'the great pants chase',
  'runaway underpants',
  'stripy underpants that can fly',
  'a bear with very big pants',
  'the magic underpants',
  'a flag made of pants',
  'the kids just want pants jokes',
  'pants pants pants',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'wetting my pants at school',
  'he will not wear pants',
  'learning to keep my pants dry',
  'a superhero with pants over his tights',
  'aliens',
  'smelly socks',
  'a flying carpet',
];
