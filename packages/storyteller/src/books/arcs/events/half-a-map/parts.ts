import type { Figure } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import type { Going } from '../event.ts';

export interface Parts {
  readonly title: string;
  readonly A: Figure;
  readonly a: string;
  /** Who has the other half. */
  readonly N: Figure;
  readonly n: string;
  /** " Pip the parrot was the crew.", where somebody comes along; else nothing. */
  readonly crew: string;
}

export const REFRAIN = 'You first.';
const TITLES = ['you first', 'half a map', 'half a cross', 'the rock in the middle'] as const;

export function partsOf({ A, a, B, K, raw, company, chance, third }: Going): Parts {
  const isFoe = /\b(?:enem(?:y|ies)|rivals?)\b/u.test(raw);
  const known = company.other ?? (!isFoe && A === K && B.isChild && B !== K ? B : null);
  const N = known ?? company.person(a === 'Captain Scratch' ? 'Captain Grim' : 'Captain Scratch', 'captain');
  const crew = third ?? (B === N || B === A ? null : B);
  return {
    title: titled(chance.pick(...TITLES)),
    A,
    a,
    N,
    n: N.name,
    crew: crew ? ` ${crew.introduced} was the crew.` : '',
  };
}
