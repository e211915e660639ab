/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the northern lights',
  'waiting up to see the northern lights and it is cloudy every time',
  'staying up late for shooting stars with dad',
  'we lay on a blanket to watch the meteor shower',
  'seeing a comet from the hill',
  'the solar eclipse and making a pinhole box',
  'getting up in the night for the lunar eclipse',
  'saving up all year for a telescope and then it is cloudy for weeks',
  'a rabbit who has never seen a rainbow',
  'cherry blossom and spring coming',
  'the first frost',
  'we went whale watching and saw nothing but fog',
  'looking for glow-worms with grandad',
  'watching the starlings at dusk',
  'sitting very still to see badgers',
  'getting up early to see the sun come up over the sea',
  'waiting up for the blood moon',
  'seeing dolphins on holiday',
  'stargazing where there are no street lamps',
  'catching a glimpse of fireflies in the woods',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a comet who is late',
  'a whale who is lonely',
  'unicorns and rainbows',
  'a star that falls into the garden',
  'a rainbow that lost its colours',
  'the badger who bakes',
];
