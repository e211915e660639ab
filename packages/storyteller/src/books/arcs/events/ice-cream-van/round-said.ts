/** What the van plays; the refrain. */
export const TUNES = [
  'Ding-a-ling-ling',
  'Tring-a-ling-ling',
  'Plinka-plonk',
  'Tinkle-tonk',
  'Dingle-dangle-dong',
  'Tootle-oo-dee',
  'Pling-a-ding-dong',
  'Tra-la-ling-ling',
  'Dinga-donga-ding',
  'Tinga-linga-loo',
] as const;
/** Titles of the plot. */
export const TITLES = ['round the corner', 'where the tune is', 'stand still', 'after the ice cream van'];
