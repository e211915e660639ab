import type { Figure } from '../../../arc.ts';
import { canCarry } from '../able-friend.ts';
import type { Going } from '../event.ts';

export const TITLES = ['me first', 'who shuts the gate', 'the last one saw it', 'after you'];

const REFRAINS = [
  'Me first!',
  "I'm first!",
  'First again!',
  'First, first, first!',
  'I go first!',
  'Mind out, me first!',
  'First is for me!',
  'Look, first!',
  'Out of the way, first!',
  'Here comes first!',
] as const;

interface Parts {
  readonly refrain: string;
  /** Who is second. */
  readonly N: Figure;
  readonly n: string;
  /** Who comes last, and shuts the gate. */
  readonly B: Figure;
  readonly b: string;
  readonly D: Figure;
  readonly d: string;
}

export function partsOf({ A, B, company, chance }: Going): Parts {
  const taken = [A.kind, B.kind];
  const [N = company.person('Noor', 'child')] = company.passersBy(
    1,
    (being) => being.size >= 2 && canCarry(being) && !taken.includes(being.id),
  );
  const D = company.meet('duckling');
  return { refrain: chance.pick(...REFRAINS), N, n: N.name, B, b: B.name, D, d: D.name };
}
