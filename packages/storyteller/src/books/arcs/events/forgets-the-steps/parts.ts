import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['what comes next?', 'a new step', 'plink, plonk', 'listen to the music'] as const;

interface Parts {
  /** Who teaches the dance. */
  readonly M: Figure;
  readonly m: string;
  /** Who dances beside the one it is about. */
  readonly N: Figure;
  readonly n: string;
  /** "ballet show", "dance show": as far as the theme says. */
  readonly show: string;
  readonly refrain: string;
}

const TEACHERS = ['Miss Pell', 'Mrs Odo', 'Miss Lark', 'Mr Silva'] as const;

export function partsOf({ A, B, K, raw, company, chance }: Going): Parts {
  const M = company.person(chance.pick(...TEACHERS), 'teacher');
  const N = A === K ? B : K;
  const kind =
    /\b(ballet|tap dance|street dance)\b/i.exec(raw)?.[1]?.toLowerCase() ??
    (/\bballerina|tutu/i.test(raw) ? 'ballet' : 'dance');
  const what = /\b(show|recital|exam|performance|display|concert)\b/i.exec(raw)?.[1]?.toLowerCase() ?? 'show';
  return {
    M,
    m: M.name,
    N,
    n: N.name,
    show: `${kind} ${what}`,
    refrain: chance.pick('What comes next?', 'And then what?', 'What was next?'),
  };
}
