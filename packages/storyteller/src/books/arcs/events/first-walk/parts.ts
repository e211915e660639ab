import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['one end first', 'the longest stick', 'a stick too long', 'all the way to the gate'] as const;
const REFRAINS = [
  'Bump, and stop!',
  'Bump, and no!',
  'Bump, says the gate!',
  'Bump, not through!',
  'Bump, and back!',
] as const;

interface Parts {
  readonly refrain: string;
  /** Who is out for a walk, and who holds the lead. */
  readonly P: Figure;
  readonly p: string;
  readonly K: Figure;
  readonly k: string;
  readonly G: Figure;
  readonly g: string;
  /** An old dog from next door, who has carried many sticks. */
  readonly O: Figure;
  readonly o: string;
  /** "It was the first walk": only where the theme says so, or it is a puppy. */
  readonly isFirst: boolean;
}

export function partsOf({ A, B, K, G, g, raw, company, chance }: Going): Parts {
  const isDog = ({ being }: Figure): boolean => /^(?:dog|puppy)$/.test(being?.id ?? '');
  const small = company.smallOnes.find(isDog);
  const P = [A, B].find(isDog) ?? small ?? company.meet(/\bdogs?\b/.test(raw) ? 'dog' : 'puppy');
  const O = company.meet('dog');
  return {
    refrain: chance.pick(...REFRAINS),
    P,
    p: P.name,
    K,
    k: K.name,
    G,
    g,
    O,
    o: O.name,
    isFirst: /\b(?:first|1st|pup(?:py|s)?)\b/.test(raw),
  };
}
