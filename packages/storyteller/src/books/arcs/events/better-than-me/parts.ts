import type { Figure } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import type { Going } from '../event.ts';
import { whatAt, type WhatAt } from './what-at.ts';

export interface Parts extends WhatAt {
  readonly title: string;
  /** Who does it neatly. */
  readonly A: Figure;
  readonly a: string;
  /** Who does it boldly. */
  readonly N: Figure;
  readonly n: string;
  /** How that one comes to it. */
  readonly comes: string;
  /** Who teaches them. */
  readonly M: Figure;
  readonly m: string;
  readonly comesToo: string;
}

export const REFRAIN = 'Again.';
const TITLES = ['through the crack', 'the first peg', 'again', 'a coat for two'] as const;
const NAMES = ['Noor', 'Sal', 'Jess', 'Robin', 'Tobi'] as const;

export function partsOf({ A, a, B, K, raw, company, comesToo, chance }: Going): Parts {
  const known = company.other ?? (A === K && B.isChild && B !== K ? B : null);
  const N = known ?? company.person(chance.pick(...NAMES.filter((each) => each !== K.name)), 'child');
  const who = /\bboy\b/u.test(/new (?:girl|boy|kid)/u.exec(raw)?.[0] ?? '') ? 'boy' : 'girl';
  const M = company.person([a, N.name].includes('Miss Bell') ? 'Miss Ash' : 'Miss Bell', 'coach');
  return {
    ...whatAt(raw),
    title: titled(chance.pick(...TITLES)),
    A,
    a,
    N,
    n: N.name,
    comes: known
      ? `Then ${N.introduced} came, too`
      : /new (?:girl|boy)/u.test(raw)
        ? `Then there was a new ${who}, called ${N.name}`
        : `Then somebody new came, called ${N.name}`,
    M,
    m: M.name,
    comesToo: known && known === company.other ? comesToo : '',
  };
}
