import type { Figure } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import type { Going } from '../event.ts';
import { apart } from '../page.ts';

/** A bedroom at night: who is in it, and what is said each time that the light goes on. */
export interface Parts {
  readonly A: Figure;
  readonly B: Figure;
  readonly G: Figure;
  readonly a: string;
  readonly b: string;
  readonly g: string;
  /** "Click! Off it ran." */
  readonly refrain: string;
  readonly title: string;
}

const REFRAINS = {
  present: ['Click! Off it runs!', 'Click! And it runs!', 'Click! Away it runs!', 'Click! How it runs!'],
  past: ['Click! Off it ran.', 'Click! And it ran.', 'Click! Away it ran.', 'Click! How it ran!'],
} as const;
const TITLES = ['off it ran', 'as small as a pea', 'the dark in the slipper', 'nobody chased it'];

export const partsOf = (going: Going, tense: keyof typeof REFRAINS): Parts => {
  const { A, B, G, a, b, g, chance } = apart(going);
  return { A, B, G, a, b, g, refrain: chance.pick(...REFRAINS[tense]), title: titled(chance.pick(...TITLES)) };
};
