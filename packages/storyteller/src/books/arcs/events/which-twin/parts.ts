import type { Figure } from '../../../arc.ts';
import { apart, withChildBeside } from '../page.ts';
import type { Going } from '../event.ts';

export const TITLES = ['which are you', 'the red hat and the blue', 'one of two', 'without a hat'] as const;

interface Twins extends Going {
  /** Two who take one for the other. */
  readonly W: Figure;
  readonly C: Figure;
}

/** The hero and another of the same kind; beside a child the brother or sister whom the parent names, else a child. */
export function twinsOf(going: Going): Twins {
  const { A, K, company } = going;
  const two = A === K ? withChildBeside(going) : apart(going);
  const kind = A.being?.id;
  const B = A === K || kind === undefined ? two.B : company.meet(kind);
  const [W, C] = company.passersBy(2);
  if (!W || !C) throw new Error('Nobody takes them for each other.');
  return { ...two, B, b: B.name, W, C };
}
