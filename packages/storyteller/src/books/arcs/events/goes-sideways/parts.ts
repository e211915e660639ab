import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['going sideways', 'next door', 'mind the doors', 'the one with no number'];

const REFRAINS = [
  'Going sideways!',
  'Now going sideways!',
  'Sideways we go!',
  'Next stop, sideways!',
  'Sideways, please!',
  'Off sideways we go!',
  'All going sideways!',
  'This way, sideways!',
  'Come along, sideways!',
  'Along we go, sideways!',
] as const;

/** "lift" or "elevator", as the theme has it. */
export const liftIn = (raw: string): string => (/\belevator/.test(raw) ? 'elevator' : 'lift');

interface Parts {
  readonly refrain: string;
  readonly z: string;
  /** What is pressed, after "pressed": "the one with no number on it". */
  readonly pressed: string;
  /** Who has too much soup, who is in the bath, and who has too long a table. */
  readonly S: Figure;
  readonly s: string;
  readonly H: Figure;
  readonly h: string;
  readonly P: Figure;
  readonly p: string;
  /** For the oldest: who is behind the wall, and who puts lifts right. */
  readonly R: Figure;
  readonly r: string;
  readonly E: Figure;
  readonly e: string;
}

export function partsOf({ A, B, K, raw, company, chance }: Going): Parts {
  const names = [A.name, B.name, K.name];
  const taken = [A.kind, B.kind];
  const near = company.passersBy(
    2,
    (being) => being.size >= 2 && being.size <= 4 && /^(?:pet|farm|wild)$/.test(being.isa) && !taken.includes(being.id),
  );
  const [H = company.person('Tobi', 'child'), P = company.person('Jess', 'child')] = near;
  const S = company.person(names.includes('Mrs Olu') ? 'Mrs Abel' : 'Mrs Olu', 'neighbour');
  const R = company.person(names.includes('Robin') ? 'Noor' : 'Robin', 'child');
  const E = company.person(names.includes('Mrs Hatch') ? 'Mrs Cable' : 'Mrs Hatch', 'neighbour');
  return {
    refrain: chance.pick(...REFRAINS),
    z: liftIn(raw),
    pressed: /thirteen/.test(raw) ? 'thirteen, though there was no thirteenth floor' : 'the one with no number on it',
    S,
    s: S.name,
    H,
    h: H.name,
    P,
    p: P.name,
    R,
    r: R.name,
    E,
    e: E.name,
  };
}
