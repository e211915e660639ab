import type { Figure } from '../../../arc.ts';
import { destination } from '../destination.ts';
import type { Going } from '../event.ts';

/** Who is met in the house of the cousins. */
export interface Visit {
  /** The smallest cousin, who sits under the table already. */
  readonly C: Figure;
  readonly c: string;
  /** The oldest of them, who cannot come to meet anybody. */
  readonly O: Figure;
  readonly o: string;
  /** " in India"; nothing where the theme names no place. */
  readonly where: string;
  /** What they come for: "to stay", "to lunch". */
  readonly to: string;
  /** Whether it is they who come to the child, and not the child who goes to them. */
  readonly comes: boolean;
  /** What is said when feet go by: the refrain. */
  readonly saying: string;
}

const SAYINGS = [
  'Two more feet',
  'More feet',
  'Here come feet',
  'Feet again',
  'And another pair',
  'Another two',
  'One pair more',
  'Look, feet',
  'There go two',
  'Feet, and feet',
  'Two new ones',
] as const;
const CALLED = ['Bean', 'Pim', 'Fitz', 'Tuppy', 'Lolo'] as const;
/** "All my cousins come to stay." */
const COMES = /\bcousins\b[^.]*\b(?:com(?:e|es|ing)|came|visit\w* us|arriv\w+|stay(?:s|ing)?)\b/i;
const TO_NAME = /\bcousins? (?:called |named )?(\p{Lu}\p{Ll}+)\b/u;

/** Everything that one telling is made with, drawn once. */
export function visitOf({ A, K, raw, company, chance }: Going): Visit {
  const named = TO_NAME.exec(company.theme.raw)?.[1];
  const called = named ?? chance.pick(...CALLED.filter((each) => each !== K.name));
  const C = A === K ? company.person(called, 'child') : company.meet(A.being?.id ?? A.kind);
  const O = company.person(
    chance.pick('Great-Aunt Ada', 'Great-Aunt Bibi', 'Great-Aunt Rose', 'Great-Aunt Lou'),
    'grandparent',
  );
  const place = destination(company.theme);
  return {
    C,
    c: C.name,
    O,
    o: O.name,
    where: place ? ` in ${place}` : '',
    comes: COMES.test(raw),
    to: `to ${/\b(?:lunch|dinner|tea|supper|breakfast)\b/.exec(raw)?.[0] ?? 'stay'}`,
    saying: chance.pick(...SAYINGS),
  };
}

/** Titles of the plot. */
export const TITLES = ['under the table', 'so many feet', 'who wears the slippers', 'known by the shoes'];
