import type { Figure } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import type { Going } from '../event.ts';
import { coachNamed, teamNamed, theTeam } from '../football/own-team.ts';
import { withSchoolFriend } from '../page.ts';

const TITLES = ['two points', 'the blue toe', 'near is not in', 'a toe on the line'] as const;
const SAYINGS = ['Near is not in', 'Nearly is not in', 'Close is not in'] as const;

interface Parts {
  readonly title: string;
  /** What the coach says of each shot that misses, without a stop. */
  readonly saying: string;
  readonly K: Figure;
  readonly k: string;
  /** Who plays beside the child. */
  readonly B: Figure;
  readonly b: string;
  readonly G: Figure;
  readonly g: string;
  readonly C: Figure;
  readonly c: string;
  /** The best of the others. */
  readonly R: Figure;
  readonly ours: string;
  readonly Ours: string;
}

export function partsOf(asked: Going): Parts {
  const { K, k, B, b, G, company, chance } = withSchoolFriend(asked);
  const C = coachNamed(asked) ?? company.person('Coach Bell', 'coach');
  const team = teamNamed(asked);
  const ours = team === null ? 'the Greens' : theTeam(team);
  return {
    title: titled(chance.pick(...TITLES)),
    saying: chance.pick(...SAYINGS),
    K,
    k,
    B,
    b,
    G,
    g: G.name,
    C,
    c: C.name,
    R: company.person(k === 'Ines' ? 'Delia' : 'Ines', 'child'),
    ours,
    Ours: cap(ours),
  };
}
