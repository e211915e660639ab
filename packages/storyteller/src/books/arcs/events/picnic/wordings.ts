/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'eating sandwiches on a blanket',
  'ants in the jam',
  'a basket, a rug and a hungry wind',
  'lunch on the grass in the park',
  'the blanket keeps blowing away',
  'it started to rain just as we sat down to eat outdoors',
  'teddy bears have tea under the trees',
  'cucumber sandwiches for a bear and a rabbit by the river',
  'a snowy day and we still ate outside',
  'we packed cake, bread, lemonade and went to the meadow',
  'who invited all these ants',
  'a sunny lunch by the lake with granny',
  'where can we put our rug down',
  'the pick nick that went wrong',
  'jam sandwiches on a blanket in the grass',
  'ants in my lemonade',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'dinner in a fancy restaurant',
  'somebody stole the sandwiches',
  'camping in a tent',
];
