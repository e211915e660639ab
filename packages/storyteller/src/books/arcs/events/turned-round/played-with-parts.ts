import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

const REFRAINS = [
  "Let's say it's",
  "Now let's say it's",
  "Let's pretend it's",
  "I say it's",
  "All right, it's",
] as const;
export const TITLES = ["let's say", 'upside down under the chair', 'played with', 'the right way up'] as const;

interface PlayedWith {
  /** Two of the toys. */
  readonly Y: Figure;
  readonly X: Figure;
  /** Before what the toys make of a child: "Let's say you're". */
  readonly says: string;
}

export function partsOf({ A, K, company, chance }: Going): PlayedWith {
  const isToy = A !== K && /^(?:teddy|doll|puppet|toy|rabbit-toy)$/.test(A.being?.id ?? '');
  const Y = isToy ? A : company.meet('teddy');
  return { Y, X: company.meet(Y.being?.id === 'doll' ? 'teddy' : 'doll'), says: chance.pick(...REFRAINS) };
}
