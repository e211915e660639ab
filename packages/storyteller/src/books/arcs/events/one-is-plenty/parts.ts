import type { Figure } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { asKin } from '../as-kin.ts';
import type { Going } from '../event.ts';
import { yearsIn } from './years.ts';

interface Parts {
  /** "a hundred". */
  readonly all: string;
  readonly lessOne: string;
  /** "Saturday", or the day that the theme names. */
  readonly day: string;
  /** Whose birthday it is. */
  readonly O: Figure;
  readonly o: string;
  /** Who helps: a brother or cousin of the family, else a small friend. */
  readonly C: Figure;
  readonly c: string;
  readonly title: string;
  readonly refrain: string;
}

const DAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i;
const OF_FAMILY = /neighbour|lady|man$/;

export function partsOf({ A, B, G, K, raw, company, chance }: Going): Parts {
  const { all, lessOne, who } = yearsIn(raw);
  const name = OF_FAMILY.test(who)
    ? 'Mrs Hale'
    : titled(who.replace(/\bgt\b/, 'great').replace(/great (?=\p{L})/gu, 'great-'));
  const isG = G.name.toLowerCase() === name.toLowerCase();
  const O = isG ? G : asKin(company.person(name, 'grandparent'), name);
  const C = A === K ? (B === O || B === G ? company.friend : B) : K;
  return {
    all,
    lessOne,
    day: cap(DAY.exec(raw)?.[0].toLowerCase() ?? 'Saturday'),
    O,
    o: O.name,
    C,
    c: C.name,
    title: chance.pick('one is plenty', `${all} of everything`, 'count again', `${lessOne} and one`),
    refrain: chance.pick(`${cap(`that's not ${all}`)}!`, `${cap(`it isn't ${all}`)}!`),
  };
}
