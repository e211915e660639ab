export const REFRAINS = [
  'Only the end came out.',
  'Just the end came out.',
  'The beginning stayed in.',
  'The front half stayed in.',
  'The first bit stayed in.',
  'The rest of it stayed in.',
  'Only the tail came out.',
  'There was no beginning to it.',
  'It was only the end of a word.',
  'It was half a word.',
] as const;
export const TITLES = ['ug', 'what ends in ug', 'half a word', 'not a rug and not a jug'] as const;
