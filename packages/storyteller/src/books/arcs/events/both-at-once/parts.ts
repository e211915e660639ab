import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

const REFRAINS = [
  'Both at once!',
  'You need both!',
  'Eyes and feet!',
  'It has to be both!',
  'Both, at the same time!',
] as const;
export const TITLES = ['both at once', 'eyes and feet', 'two seats', 'the one below'] as const;

interface Parts {
  readonly refrain: string;
  /** Whose aeroplane it is. */
  readonly P: Figure;
  readonly p: string;
  /** "plane", "helicopter". */
  readonly craft: string;
  readonly drawn: 'aeroplane' | 'helicopter';
}

export function partsOf({ company, chance, raw, a, k }: Going): Parts {
  const P = company.person(
    ['Mrs Propp', 'Mrs Bell'].find((each) => each !== a && each !== k) ?? 'Mrs Propp',
    'grandparent',
  );
  const isHelicopter = /helicopter/.test(raw);
  return {
    refrain: chance.pick(...REFRAINS),
    P,
    p: P.name,
    craft: isHelicopter ? 'helicopter' : 'plane',
    drawn: isHelicopter ? 'helicopter' : 'aeroplane',
  };
}
