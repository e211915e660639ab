import type { Figure, SceneHint } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import type { OneBetween } from '../cast.ts';

const HOURS = [
  'twelve',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
] as const;

interface Household {
  readonly K: Figure;
  readonly D: Figure;
  readonly E: Figure;
  readonly S: Figure;
  readonly k: string;
  readonly d: string;
  readonly e: string;
  readonly s: string;
  /** "Auntie Pat, who was staying": who each of them is, where they are met. */
  readonly whoE: string;
  readonly called: string;
  readonly z: string;
  /** "the sink": what somebody does not come away from. */
  readonly sink: string;
  /** "eight", and the hour before it. */
  readonly by: string;
  readonly before: string;
  readonly place: Pick<SceneHint, 'setting' | 'time' | 'weather'>;
  readonly chance: OneBetween['chance'];
  readonly Dcap: string;
}

/** Everybody who wants the bathroom in the morning: two grown-ups, the child, and somebody small. */
export function householdOf({ shared, company, chance, P, Q, more }: OneBetween): Household {
  const { child, grownUp, alsoThere, details, theme } = company;
  const figures = [P, Q, ...more];
  const adults = figures.filter((each) => !each.isChild && each.being === null);
  const D = adults[0] ?? grownUp;
  const guest = D.name === 'Auntie Pat' ? 'Uncle Bob' : 'Auntie Pat';
  const E = adults[1] ?? company.person(guest, 'other-grandparent');
  const named = alsoThere.find(({ name }) => !/['’]s /u.test(name));
  const S =
    named ??
    figures.find((each) => each.isChild && each !== child) ??
    company.person(child.name === 'Bean' ? 'Moss' : 'Bean', 'child');
  const hogged = /\bhogs the (\p{L}+)/iu.exec(`${theme.raw} ${details}`)?.[1]?.toLowerCase();
  const hour = /^(\d{1,2})/.exec(shared.by ?? '8')?.[1];
  const named12 = hour === undefined ? HOURS.findIndex((each) => shared.by?.endsWith(each)) : Number(hour) % 12;
  const at = named12 < 0 ? 8 : named12;
  return {
    K: child,
    D,
    E,
    S,
    k: child.name,
    d: D.name,
    e: E.name,
    s: S.name,
    whoE: adults[1] ? E.name : `${E.name}, who was staying`,
    called: shared.called,
    z: shared.z,
    sink: hogged ?? 'sink',
    by: HOURS[at] ?? 'eight',
    before: HOURS[(at + 11) % 12] ?? 'seven',
    place: { setting: 'bathroom', time: 'day', weather: 'clear' },
    chance,
    Dcap: cap(D.name),
  };
}
