import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { deviceIn } from './device.ts';

export const TITLES = ['again, we have all day', 'a picture of a thumb', 'eleven eggs', 'press it softly'];

/** Said by whoever shows how it is done, when they remember. */
const REFRAINS = [
  "Again. We've got all day.",
  'Again. There is no hurry.',
  "Again. We aren't in a hurry.",
  'Once more. We have all day.',
] as const;

interface Parts {
  readonly refrain: string;
  readonly K: Figure;
  readonly k: string;
  /** Who is old, in the family's word: "Grandma". */
  readonly O: Figure;
  readonly o: string;
  readonly os: string;
  readonly he: string;
  readonly He: string;
  readonly his: string;
  /** "phone", "tablet", "computer". */
  readonly what: string;
  /** "thumb". */
  readonly part: string;
}

/** Who shows whom what. */
export function partsOf({ K, G, raw, company, chance }: Going): Parts {
  const { what, part } = deviceIn(raw);
  const isNamed = G.name !== 'the grown-up';
  const O = isNamed ? G : company.person('Mrs Pell', 'neighbour');
  return {
    refrain: chance.pick(...REFRAINS),
    K,
    k: K.name,
    O,
    o: O.name,
    os: O.names,
    he: O.he,
    He: O.He,
    his: O.his,
    what,
    part,
  };
}
