import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['the bare bit', 'nearly home', 'one green hand', 'the boat over the sofa'];

/** Said by somebody who has been rowing for a hundred years, at every pull. */
const REFRAINS = [
  'Nearly home!',
  'Nearly there!',
  'Very nearly home!',
  'Almost home now!',
  'Nearly, nearly home!',
  'Not far now!',
  'Just one more pull!',
  'As good as home!',
  'Soon home now!',
  'Almost there now!',
] as const;

interface Parts {
  readonly refrain: string;
  /** Who rows. */
  readonly R: Figure;
  readonly r: string;
  /** Who stands at the lit window, with a ladle. */
  readonly W: Figure;
  readonly w: string;
}

export function partsOf({ K, G, company, chance }: Going): Parts {
  const taken = [K.name, G.name];
  const R = company.person(taken.includes('Nell') ? 'Dora' : 'Nell', 'captain');
  const W = company.person(taken.includes('Abel') ? 'Jonas' : 'Abel', 'other-grandparent');
  return { refrain: chance.pick(...REFRAINS), R, r: R.name, W, w: W.name };
}
