import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

const REFRAINS = ['Other way up!', 'Wrong way up!', 'Upside down!', 'Turn it round!', 'The other way!'] as const;
export const TITLES = [
  'the other way up',
  'three weeks to breakfast',
  'what the parrot said',
  'x marks the table',
] as const;

interface Parts {
  readonly refrain: string;
  readonly K: Figure;
  readonly k: string;
  /** The captain, and the parrot to whom nobody listens. */
  readonly P: Figure;
  readonly p: string;
  readonly R: Figure;
  readonly r: string;
}

export function partsOf({ A, B, K, company, chance }: Going): Parts {
  const P = [A, B].find((each) => each !== K && each.being?.id === 'pirate') ?? company.meet('pirate');
  const R = [A, B].find((each) => each.being?.id === 'parrot') ?? company.meet('parrot');
  return { refrain: chance.pick(...REFRAINS), K, k: K.name, P, p: P.name, R, r: R.name };
}
