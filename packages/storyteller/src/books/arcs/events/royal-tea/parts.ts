import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { theOne } from '../the-one.ts';

/** Whoever wears a crown. */
export const ROYAL = String.raw`(?:queen|king|princess|prince)`;
export const TITLES = ['ginger biscuits are best', 'count to two', 'a crumb on the crown', 'best cups'] as const;

interface Parts {
  readonly refrain: string;
  readonly K: Figure;
  readonly k: string;
  readonly Q: Figure;
  /** "the Queen", "The Queen". */
  readonly q: string;
  readonly Qcap: string;
  readonly he: string;
  readonly G: Figure;
  readonly g: string;
  readonly Gcap: string;
}

export function partsOf(going: Going): Parts {
  const { K, k, G, g, Gcap, raw } = going;
  const kind = new RegExp(String.raw`\b${ROYAL}\b`, 'u').exec(raw)?.[0] ?? 'queen';
  const role = kind.charAt(0).toUpperCase() + kind.slice(1);
  return {
    refrain: `Not in front of the ${role}!`,
    K,
    k,
    Q: theOne(going, kind),
    q: `the ${role}`,
    Qcap: `The ${role}`,
    he: /^(?:king|prince)$/u.test(kind) ? 'he' : 'she',
    G,
    g,
    Gcap,
  };
}
