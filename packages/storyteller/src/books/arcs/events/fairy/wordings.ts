/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a fairy door at the bottom of the tree',
  'who lives behind the tiny door',
  "there's a gnome in our garden",
  'a pixie moves into my bedroom wall',
  'there are little people living in our wall',
  'a knock, no bigger than a pea',
  'my daughter believes in fairies',
  "an elf who can't open his own front door",
  'tap tap tap, somebody small wants to come out',
  'leaving a mat for the leprechaun',
  'the littlest house in the world',
  'the smallest neighbours',
  'a girl finds a door as big as her hand',
  'fairys at the end of the garden',
  "there's a teeny door at the bottom of the tree",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = ['the tooth fairy', 'a fairy who lost her wings', 'a christmas elf'];
