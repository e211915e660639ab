/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "so many aunts and uncles and I don't know anyone",
  "everyone kisses me and says how you've grown",
  'hiding under the table from all the relatives',
  'a house full of cousins',
  'twenty pairs of shoes in the hall',
  "my husband's enormous family are coming to ours this weekend",
  'ding dong, here they all are',
  'a shy little bear at a great big get-together',
  "we're travelling to Poland to meet all of dad's side",
  'which one is cousin Ola?',
  'the whole clan round one table',
  "it's loud at my aunt's, with eleven children and two dogs",
  'a mouse with a hundred relations',
  "my daughter's a bit overwhelmed by all her kin",
  'visiting all my cousins',
  'a big family reunion with lots of aunties',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  "my cousin's new bike",
  'a new baby in our family',
  'a family of ducks cross the road',
];
