import type { SettingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import { asKin } from '../as-kin.ts';
import type { Going } from '../event.ts';

export const TITLES = ['one button', 'the top of the tower', 'held by a thread', 'pop!'];

/** Said with both arms round a coat; and later by somebody who has no time to go home. */
const REFRAINS = [
  'Not yet!',
  'Not just yet!',
  'One more minute!',
  'Just one more minute!',
  'One minute more!',
  'In a minute!',
  'Just a minute!',
  'A bit longer!',
  'Only one more minute!',
  'Not quite yet!',
] as const;

const SMALL = ['Robin', 'Noor', 'Jess', 'Tobi', 'Sal'] as const;

interface Parts {
  readonly refrain: string;
  /** Whose coat it is: the family's grown-up, or the hero's own mum or dad. */
  readonly L: Figure;
  readonly l: string;
  readonly Lcap: string;
  /** Who looks after the children, and where: "nursery", "Bev's". */
  readonly N: Figure;
  readonly n: string;
  readonly to: string;
  /** "at nursery", "at the door". */
  readonly at: string;
  /** Where one says goodbye, and where one plays. */
  readonly gate: SettingName;
  readonly room: SettingName;
  /** Somebody smaller who cries. */
  readonly R: Figure;
  readonly r: string;
}

const PARENT = /\b(mummy|mum|mommy|mom|mama|daddy|dad|papa|granny|grandma|nana|gran|grandpa|grandad)\b/;

export function partsOf({ A, K, G, Gcap, a, b, k, raw, company, chance }: Going): Parts {
  const word = PARENT.exec(raw)?.[1] ?? 'mum';
  const kin = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  const L = A === K || A.being === null ? G : asKin(company.meet(A.kind), kin);
  const N = company.person([a, b, k].includes('Bev') ? 'Gill' : 'Bev', 'teacher');
  const isMinder = /\b(?:childminder|child minder|nanny|babysitter|sitter)\b/.test(raw);
  const R = company.person(chance.pick(...SMALL.filter((each) => ![a, b, k].includes(each))), 'child');
  const to = /\bschool\b/.test(raw) ? 'school' : /\bpre-?school\b/.test(raw) ? 'preschool' : 'nursery';
  return {
    refrain: chance.pick(...REFRAINS),
    L,
    l: L.name,
    Lcap: L === G ? Gcap : L.name,
    N,
    n: N.name,
    to: isMinder ? N.names : to,
    at: isMinder ? 'at the door' : /\bgate\b/.test(raw) ? 'at the gate' : `at ${to}`,
    gate: isMinder ? 'street' : 'school-gate',
    room: isMinder ? 'living-room' : 'classroom',
    R,
    r: R.name,
  };
}
