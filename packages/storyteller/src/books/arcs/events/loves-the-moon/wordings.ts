/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a moth who loves the moon',
  'a hedgehog in love with the moon',
  'the frog who loved the moon',
  'a mouse who wants to touch the moon',
  'an owl who adores the moon',
  'a little wolf who is in love with the moon',
  'the moth who fell in love with the moon',
  'a snail who wants to be friends with the moon',
  'a cat who says good evening to the moon every night',
  'somebody small who loves the moon and the moon never answers',
  'a bear who brings presents to the moon',
  'does the moon see me?',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'flying to the moon in a rocket',
  'why does the moon follow us',
  'the moon is late tonight',
  'the moon fell into the pond',
  'a bear who is afraid of his shadow',
  'a star who fell down',
];
