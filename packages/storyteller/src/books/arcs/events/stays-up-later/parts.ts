import type { Figure } from '../../../arc.ts';
import { childOfFamily } from '../kin-beside.ts';
import type { Going } from '../event.ts';

export const TITLES = ['the other half of the fox', 'oh, nothing', 'half an hour at each end', 'out and home again'];

/** Said by the one who stays up, and then by the one who is up first. */
const REFRAINS = [
  'Oh, nothing!',
  'Nothing much!',
  'Oh, nothing much!',
  'Nothing at all!',
  'Oh, this and that!',
  'This and that!',
  'Not a lot!',
  'Oh, not a lot!',
  'Nothing special!',
  'Nothing to speak of!',
] as const;

interface Parts {
  readonly refrain: string;
  /** Who may stay up. */
  readonly E: Figure;
  readonly e: string;
  readonly es: string;
  /** "brother" or "sister". */
  readonly tie: string;
  /** Who goes out at night and comes home in the morning: a fox, but for a fox. */
  readonly X: Figure;
  readonly fox: string;
  /** Its young ones. */
  readonly cubs: string;
}

export function partsOf(going: Going): Parts {
  const { A, B, K, raw, company, chance } = going;
  const tie = /\bsister/.test(raw) ? 'sister' : 'brother';
  const isFox = /fox/.test(A.kind);
  const X = company.meet(isFox ? 'cat' : 'fox');
  const E = whoIsOlder();

  function whoIsOlder(): Figure {
    const [known] = company.alsoThere;
    // "Mia and her brother": that is who is the second one already.
    if (A === K && B.isChild && B !== K) return { ...B, introduced: `${K.names} big ${tie} ${B.name}` };
    if (A !== K) {
      const ofKind = company.meet(A.kind);
      return { ...ofKind, introduced: `${A.names} big ${tie} ${ofKind.name}` };
    }
    if (known && !/['’]s /u.test(known.name)) return { ...known, introduced: `${K.names} big ${tie} ${known.name}` };
    return childOfFamily(going, `big ${tie}`, null);
  }
  return {
    refrain: chance.pick(...REFRAINS),
    E,
    e: E.name,
    es: E.names,
    tie,
    X,
    fox: isFox ? 'cat' : 'fox',
    cubs: isFox ? 'kittens' : 'cubs',
  };
}
