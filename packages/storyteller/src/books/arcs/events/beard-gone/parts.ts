import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['who is that?', 'under the beard', 'a chin!', 'the face at breakfast'];

/** Asked of a face that is new; and at last of another one. */
const REFRAINS = [
  'Who is that?',
  'Who are you?',
  'And who is that?',
  'And who are you?',
  'Whoever is that?',
  'Who can that be?',
  'Now who is that?',
  'Who might you be?',
  'Who have we here?',
  'Hello, who is that?',
] as const;

interface Parts {
  readonly refrain: string;
  /** "beard", or "moustache". */
  readonly w: string;
  /** What was under it. */
  readonly under: string;
  /** The dog of the house, who goes by faces as well. */
  readonly D: Figure;
  readonly d: string;
  /** A friend at the gate. */
  readonly T: Figure;
  readonly t: string;
}

export function partsOf({ B, K, raw, company, chance }: Going): Parts {
  const isMoustache = /mou?stache/.test(raw);
  const D = /^(?:dog|puppy)$/.test(B.being?.id ?? '') ? B : company.meet('dog');
  const T = company.person(K.name === 'Tobi' ? 'Jess' : 'Tobi', 'child');
  return {
    refrain: chance.pick(...REFRAINS),
    w: isMoustache ? 'moustache' : 'beard',
    under: isMoustache ? 'lip' : 'chin',
    D,
    d: D.name,
    T,
    t: T.name,
  };
}
