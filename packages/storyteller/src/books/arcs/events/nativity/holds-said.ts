/** What is said again and again; the refrain. */
export const REFRAINS = [
  'And down it came',
  'Down it came',
  'Down it came again',
  'Whoops, down it came',
  'Then down it came',
  'Bump, down it came',
  'But down it came',
  'Oh dear, down it came',
  'It came down',
  'And it came down',
] as const;
/** Titles of the plot. */
export const TITLES = ['nothing to say', 'down it came', 'who held it up', 'a part without words'];
