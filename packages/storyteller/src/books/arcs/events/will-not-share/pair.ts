import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { childOfFamily } from '../kin-beside.ts';

const KIN = /\b((?:big|little|older|younger|twin) )?(brother|sister|twin|cousin)\b(?: (\p{Lu}\p{Ll}+))?[^.]*\bshar/u;

/** Who will not share, and who asks: of a sister who will not, the child is the second. */
export function two(going: Going): { readonly A: Figure; readonly B: Figure } {
  const { A, B, K, company } = going;
  const [, kind = '', tie, name] = KIN.exec(company.theme.raw) ?? [];
  if (A === K && tie !== undefined)
    return { A: childOfFamily(going, `${kind}${tie}`.toLowerCase(), name ?? null), B: K };
  return { A, B };
}
