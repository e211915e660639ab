import type { Figure } from '../../../arc.ts';
import { type Going } from '../event.ts';

/** What is said after each count; in the end it is said of twelve. */
export const REFRAINS = [
  'And where is the red one?',
  'Still no red one!',
  'So, no red one!',
  'One red one is missing!',
  'But not the red one!',
  'Now, where is the red egg?',
  'All but the red one!',
  'Who has the red one?',
  'The red one is not here!',
  'No red one, not yet!',
] as const;
export const TITLES = ['the red egg', 'the twelfth egg', 'somebody is sitting on it', 'eleven and one'];

/** Who looks, who looks as well, who did the hiding, and the hen. */
export interface Hunt {
  readonly M: Figure;
  readonly X: Figure;
  /** Who did the hiding: the Easter bunny where the theme names it, else the family's grown-up; and at the first mention. */
  readonly D: Figure;
  readonly hid: string;
  readonly hider: string;
  readonly H: Figure;
}

export function huntOf({ A, B, K, G, raw, company }: Going): Hunt {
  const bunny = A !== K && /\beaster (?:bunn|rabbit|hare)/i.test(raw);
  const hider = bunny ? A : G;
  const M = bunny ? K : A;
  const other = M === K ? (B === G || B === K ? company.passersBy(1)[0] : B) : K;
  return {
    M,
    X: other ?? company.friend,
    D: hider,
    hid: hider.name,
    // A feast has a capital, also where the parent gave it none.
    hider: hider.introduced.replace(/\beaster\b/u, 'Easter'),
    H: company.meet('hen'),
  };
}
