import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { childOfFamily } from '../kin-beside.ts';

const KIN = /\b((?:big|little|baby|older|younger|twin) )?(brother|sister|cousin)\b(?: (\p{Lu}\p{Ll}+))?/u;

/** Who says no, and who asks. A toddler of no name is somebody small; the child is then the one who asks. */
export function two(going: Going): { readonly A: Figure; readonly B: Figure } {
  const { A, B, K, raw, company } = going;
  const [, kind = '', tie, name] = KIN.exec(company.theme.raw) ?? [];
  if (A === K && tie !== undefined) return { A: childOfFamily(going, `${kind}${tie}`, name ?? null), B: K };
  if (A === K && /\b(?:toddler|baby)\b/.test(raw)) {
    const small = company.person(K.name === 'Bean' ? 'Tuppy' : 'Bean', 'baby');
    return { A: { ...small, introduced: `${small.name} the ${/toddler/.test(raw) ? 'toddler' : 'baby'}` }, B: K };
  }
  return { A, B };
}
