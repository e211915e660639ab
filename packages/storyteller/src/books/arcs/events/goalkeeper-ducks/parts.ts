import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['what it says on the ball', 'read the ball', 'duck!', 'very small writing'] as const;

interface Parts {
  /** Who wants to know what is written on it. */
  readonly N: Figure;
  readonly n: string;
  /** Whether the theme has somebody in a goal; else a ball is thrown, and caught or not. */
  readonly inGoal: boolean;
  readonly refrain: string;
}

export function partsOf({ A, B, K, raw, chance }: Going): Parts {
  const N = A === K ? B : K;
  return {
    N,
    n: N.name,
    inGoal: !/\b(?:netball|rugby|cricket|basketball|catch\w*|throw\w*|drops?)\b/i.test(raw),
    refrain: chance.pick('Whoosh! Duck!', 'Here it comes! Duck!', 'Look out! Duck!'),
  };
}
