import type { ActorHint, Figure } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { withChildBeside } from '../page.ts';

const REFRAINS = [
  'Where does it go?',
  'But where does it go?',
  'Now where does it go?',
  'And where does it go?',
  'So where does it go?',
  'Where, oh where, does it go?',
] as const;
export const TITLES = ['gone on fridays', 'back by monday', 'the name by the thumb', 'the case of the clean cup'];

interface Parts {
  /** The detective. */
  readonly A: Figure;
  readonly B: Figure;
  /** The caretaker, and his mother. */
  readonly P: Figure;
  readonly D: Figure;
  /** The head of the school. */
  readonly H: Figure;
  readonly a: string;
  readonly b: string;
  readonly p: string;
  readonly d: string;
  readonly h: string;
  /** "cup", "trophy". */
  readonly cup: string;
  readonly refrain: string;
  readonly along: readonly ActorHint[];
}

export function partsOf(given: Going): Parts {
  const { A, B, a, b, third, raw, company, chance } = withChildBeside(given);
  const P = company.person('Mr Pike', 'neighbour');
  const D = company.person('Dot', 'grandparent');
  const H = company.person('Mrs Bold', 'teacher');
  return {
    A,
    B,
    P,
    D,
    H,
    a,
    b,
    p: P.name,
    d: D.name,
    h: H.name,
    cup: /\btroph/.test(raw) ? 'trophy' : 'cup',
    refrain: chance.pick(...REFRAINS),
    along: third ? [seen(third, 'stand', 'curious')] : [],
  };
}
