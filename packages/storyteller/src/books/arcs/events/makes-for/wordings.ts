/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'guess who the scarf is for',
  'much too long for a mouse and far too short for a giraffe',
  'a surprise jumper that ends up fitting somebody else',
  "granny's needles go click clack all evening",
  'the mole hammers together a chair for his friend',
  'a cobbler whose shoes come out too big',
  "measuring with just your eyes, a carpenter's mistake",
  'sewing a coat for the bear next door, in secret',
  'Mia stitches a quilt, and who will sleep under it?',
  'the spider runs up a hammock',
  'a badger carpenter and a bed nobody fits in',
  'a tailor mouse cuts out a tiny coat',
  'an octopus crochets mittens, eight of them',
  'grandad saws and hammers at a sledge for someone',
  'a mouse knits a scarf for an elephant',
  'sewing a coat for a friend without telling him',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'choosing a new coat in the shop',
  'a hole in a jumper',
  'learning to knit',
];
