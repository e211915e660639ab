export const titles = (noise: string): readonly [string, ...string[]] => [
  'found by a noise',
  `${noise.replace('!', '').toLowerCase()}, said the frogs`,
  'which one is a frog',
  'hide and seek by the pond',
];
