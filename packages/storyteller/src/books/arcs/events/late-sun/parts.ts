/** What the sun says in its sleep. */
export const REFRAINS = [
  'Five more minutes.',
  'Just five minutes more.',
  'One more minute.',
  'In a minute.',
  'Not just yet.',
  'Ten more minutes.',
  'A little bit longer.',
  'Only a minute more.',
  'Soon. Very soon.',
  'Come back in a bit.',
] as const;
export const TITLES = [
  'five more minutes',
  'somebody has to wake the sun',
  'a bell, a song and a lamp',
  'why it goes pink',
];
