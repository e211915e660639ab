import type { PageScene, SettingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import { notTheChild } from '../the-one.ts';
import type { Going } from '../event.ts';

/** What is answered every evening, without a stop. */
const ANSWERS = [
  'So it is',
  'Why, so it is',
  'It is indeed',
  'Indeed it is',
  'Yes, so it is',
  'Yes, it is',
  'And so it is',
  'Oh, so it is',
] as const;
export const TITLES = ['it is Monday', 'three words and a Tuesday', 'so it is', 'all the days of the week'] as const;

interface Parts {
  /** Who is in love, and says so to nobody but the child. */
  readonly A: Figure;
  readonly a: string;
  readonly L: Figure;
  readonly l: string;
  readonly K: Figure;
  readonly k: string;
  readonly answer: string;
  readonly refrain: string;
  readonly setting: SettingName;
  readonly time: PageScene['time'];
}

/** Where two meet whom a child can stand beside: nobody has to fly or dive. */
const ON_LAND: Readonly<Partial<Record<SettingName, SettingName>>> = {
  space: 'garden',
  sky: 'garden',
  undersea: 'beach',
  'swimming-pool': 'beach',
  boat: 'beach',
  doctor: 'garden',
  classroom: 'playground',
  bathroom: 'garden',
};

export function partsOf(going: Going): Parts {
  const { K, company, chance } = going;
  const A = notTheChild(going, 'hedgehog');
  const L = company.other !== null && company.other !== A ? company.other : company.meet(A.being?.id ?? 'rabbit');
  const isOfTheSky = [A, L].some(({ being }) => being?.setting === 'space' || being?.setting === 'sky');
  const home = A.being?.setting ?? 'garden';
  const answer = chance.pick(...ANSWERS);
  return {
    A,
    a: A.name,
    L,
    l: L.name,
    K,
    k: K.name,
    answer,
    refrain: `${answer}.`,
    setting: isOfTheSky ? 'garden' : (ON_LAND[home] ?? home),
    time: isOfTheSky ? 'night' : 'sunset',
  };
}
