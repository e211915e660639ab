import type { Figure } from '../../../arc.ts';
import { asKin } from '../as-kin.ts';
import type { Going } from '../event.ts';

export const TITLES = ['under the apple', 'bread and cheese', 'a swap', 'something in the box'];

/** Said by whoever wants to swap, and at the end by whoever does not. */
const REFRAINS = [
  'What have you got?',
  'What have you got today?',
  'What did you get?',
  'What did you get today?',
  'What is in yours?',
  'What is in yours today?',
  'And what have you got?',
  'What is it today?',
  'What is it this time?',
  'So what have you got?',
] as const;

const NEW = ['Ivo', 'Wren', 'Kit', 'Mina', 'Ottie'] as const;

interface Parts {
  readonly refrain: string;
  /** Where the good food is: "on a hot plate". */
  readonly from: string;
  readonly kinds: string;
  /** Who packs the box: the family's grown-up, or the hero's own mum or dad. */
  readonly L: Figure;
  readonly l: string;
  readonly Lcap: string;
  /** Who wants to swap. */
  readonly R: Figure;
  readonly r: string;
  readonly T: Figure;
  readonly t: string;
}

const PARENT = /\b(mummy|mum|mommy|mom|mama|daddy|dad|papa|granny|grandma|nana|gran|grandpa|grandad)\b/;

export function partsOf({ A, K, G, Gcap, a, b, k, raw, company, chance }: Going): Parts {
  const word = PARENT.exec(raw)?.[1] ?? 'mum';
  const kin = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  const L = A === K || A.being === null ? G : asKin(company.meet(A.kind), kin);
  const R = company.person(chance.pick(...NEW.filter((each) => ![a, b, k].includes(each))), 'child');
  const T = company.person([a, b, k].includes('Lou') ? 'Sandy' : 'Lou', 'teacher');
  const isDinners = /\b(?:dinners?|meals?|hall|canteen|tray)\b/.test(raw);
  return {
    refrain: chance.pick(...REFRAINS),
    from: isDinners ? 'on a hot plate' : 'in a silver box',
    kinds: isDinners
      ? 'In the hall there were school dinners, and there were lunch boxes'
      : 'There are packed lunches that are opened slowly, and there are the others',
    L,
    l: L.name,
    Lcap: L === G ? Gcap : L.name,
    R,
    r: R.name,
    T,
    t: T.name,
  };
}
