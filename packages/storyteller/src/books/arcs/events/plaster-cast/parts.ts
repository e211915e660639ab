import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['room for one more', 'knock, knock, on the cast', 'all the way round', 'the inside'];

const REFRAINS = [
  'Is there room for me?',
  'Any room for me?',
  'Have you room for me?',
  'Room for me, too?',
  'Any room for one more?',
  'Is there room here?',
  'Room for one more?',
  'Room for me?',
  'A bit of room for me?',
  'Can I fit in?',
] as const;

interface Parts {
  readonly refrain: string;
  /** " on one arm", by the word of the theme; nothing where it has none. */
  readonly on: string;
  readonly onYoung: string;
  /** "plaster cast", where the theme says plaster. */
  readonly cast: string;
  /** Whether it is a hand that one has to do without, and no leg. */
  readonly isHand: boolean;
  /** Somebody who comes by and signs it with a foot. */
  readonly C: Figure;
  readonly c: string;
  readonly N: Figure;
  readonly n: string;
}

const HANDS = /\b(?:arm|wing|paw|wrist|hand|elbow|finger|thumb|shoulder)s?\b/;
const LIMB = /\b(arm|wing|paw|wrist|hand|elbow|finger|thumb|leg|foot|ankle|knee|toe|tail|trunk|hoof|flipper|claw)\b/;

export function partsOf({ A, B, a, b, k, raw, company, chance }: Going): Parts {
  const limb = LIMB.exec(raw)?.[1];
  const C = company.meet([A.kind, B.kind].includes('cat') ? 'goat' : 'cat');
  const N = company.person([a, b, k].includes('Mrs Reed') ? 'Mrs Holt' : 'Mrs Reed', 'neighbour');
  const where = limb === undefined ? '' : /^(?:tail|trunk)$/.test(limb) ? `on the ${limb}` : `on one ${limb}`;
  return {
    refrain: chance.pick(...REFRAINS),
    on: where === '' ? '' : ` ${where}`,
    onYoung: where === '' ? '' : ` It was ${where}.`,
    cast: raw.includes('plaster') ? 'plaster cast' : 'cast',
    isHand: limb === undefined ? false : HANDS.test(limb),
    C,
    c: C.name,
    N,
    n: N.name,
  };
}
