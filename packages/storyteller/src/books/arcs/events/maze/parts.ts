import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = [
  'not that way',
  'the map of wrong turns',
  'everybody in the maze',
  'left at the lady with the hat',
];

/** Said by everybody whom they find. */
const REFRAINS = [
  'Not that way!',
  'It is not that way!',
  'Oh, not that way!',
  'No, not that way!',
  'Never that way!',
  'Not along there!',
  'Not through there!',
  'Certainly not that way!',
  'Not that one!',
  'No, not along there!',
] as const;

interface Parts {
  readonly refrain: string;
  /** A lady in a hat, who has been in it since dinner. */
  readonly N: Figure;
  readonly n: string;
  /** Who cuts the hedges, and should know. */
  readonly M: Figure;
  readonly m: string;
  /** "hedge", or of what the theme says: "corn". */
  readonly hedge: string;
}

export function partsOf({ K, G, raw, company, chance }: Going): Parts {
  const taken = [K.name, G.name];
  const N = company.person(taken.includes('Mrs Bell') ? 'Mrs Plum' : 'Mrs Bell', 'neighbour');
  const M = company.person(taken.includes('Mr Box') ? 'Mr Yew' : 'Mr Box', 'farmer');
  const hedge = /\b(?:corn|maize|sweet ?corn)\b/.test(raw) ? 'corn' : 'hedge';
  return { refrain: chance.pick(...REFRAINS), N, n: N.name, M, m: M.name, hedge };
}
