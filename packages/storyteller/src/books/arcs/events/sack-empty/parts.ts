import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = [
  'a hole the size of an orange',
  'as flat as a flannel',
  'one at a time',
  'the flat sack',
] as const;
const REFRAINS = ['Not there!', 'No, not there!', 'Not a present!'] as const;

interface Parts {
  readonly refrain: string;
  readonly S: Figure;
  readonly s: string;
}

export function partsOf({ company, chance }: Going): Parts {
  const S = company.other ?? company.person('Father Christmas', 'grandparent');
  return { refrain: chance.pick(...REFRAINS), S, s: S.name };
}
