import type { Figure } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import type { Going } from '../event.ts';
import { placeIn, type Place } from './place.ts';

export interface Parts extends Place {
  readonly title: string;
  readonly K: Figure;
  readonly k: string;
  /** Whose place it is. */
  readonly P: Figure;
  readonly p: string;
  /** Who counts. */
  readonly M: Figure;
  readonly m: string;
  /** " Tom came too." where a brother, a sister or a friend is named; else nothing. */
  readonly mate: string;
}

export const REFRAIN = 'Nobody comes.';
const TITLES = ['nobody comes', 'ninety-nine', 'with a shoulder', 'the door that was shut'] as const;

export function partsOf({ K, k, B, b, raw, company, chance }: Going): Parts {
  const P = company.person([k, b].includes('Mr Pell') ? 'Mr Lamb' : 'Mr Pell', 'neighbour');
  const M = company.person([k, b].includes('Mrs Oak') ? 'Mrs Elm' : 'Mrs Oak', 'teacher');
  return {
    ...placeIn(raw),
    title: titled(chance.pick(...TITLES)),
    K,
    k,
    P,
    p: P.name,
    M,
    m: M.name,
    mate: B.isChild && B !== K ? ` ${B.introduced} came too.` : '',
  };
}
