import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { roleIn } from './small-part-words.ts';

interface SmallPart {
  /** "tree": what the child is on the stage. */
  readonly role: string;
  readonly refrain: string;
  /** Who puts on the play. */
  readonly T: Figure;
  readonly t: string;
}

export const smallPartOf = ({ company, raw }: Going): SmallPart => {
  const role = roleIn(raw);
  const T = company.person('Mr Finn', 'teacher');
  return { role, refrain: `Not a word from the ${role}!`, T, t: T.name };
};

export const smallPartTitles = (role: string) =>
  [
    `not a word from the ${role}`,
    `nobody looks at the ${role}`,
    `the ${role} at the back`,
    'one word, and it was boots',
  ] as const;
