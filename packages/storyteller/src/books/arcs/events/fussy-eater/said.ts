/** How many there are, every time they are counted. */
export const REFRAINS = [
  'Still seven!',
  'Seven again!',
  'There are seven!',
  'And still seven!',
  'That makes seven!',
  'Seven, as before!',
  'All seven!',
  'Seven of them!',
  'Always seven!',
  'Seven, as ever!',
] as const;
export const TITLES = ['still seven', 'seven on a plate', 'the very good hiding place', 'one, two, three, seven'];
