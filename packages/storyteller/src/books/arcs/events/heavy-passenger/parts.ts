import type { SettingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { notTheChild } from '../the-one.ts';

export const TITLES = ['room for one more', 'the big puddle', 'up goes the back', 'sorry, said the passenger'] as const;
const REFRAINS = ['Sorry!', 'Oh, sorry!', 'I am so sorry!'] as const;

interface Parts {
  readonly refrain: string;
  /** Who gets on. */
  readonly X: Figure;
  readonly x: string;
  /** Who drives. */
  readonly M: Figure;
  readonly m: string;
  /** Who waits at the other end, and says that they are late. */
  readonly T: Figure;
  readonly t: string;
  /** "bus", "school bus". */
  readonly bus: string;
  /** "to school", "to town". */
  readonly to: string;
  /** "the school gate", "the market". */
  readonly end: string;
  readonly setting: SettingName;
  /** A child on the bus. */
  readonly s: string;
}

export function partsOf(going: Going): Parts {
  const { k, raw, company, chance } = going;
  const X = notTheChild(going, 'elephant');
  const M = company.person(k === 'Moss' ? 'Mr Reed' : 'Mr Moss', 'grandparent');
  const T = company.person('Miss Plum', 'teacher');
  const isSchool = /\bschool\b/u.test(raw);
  return {
    refrain: chance.pick(...REFRAINS),
    X,
    x: X.name,
    M,
    m: M.name,
    T,
    t: T.name,
    bus: /\bschool bus\b/u.test(raw) ? 'school bus' : 'bus',
    to: isSchool ? 'to school' : 'to town',
    end: isSchool ? 'the school gate' : 'the market',
    setting: isSchool ? 'school-gate' : 'street',
    s: chance.pick(...['Sal', 'Noor', 'Robin'].filter((each) => each !== k)),
  };
}
