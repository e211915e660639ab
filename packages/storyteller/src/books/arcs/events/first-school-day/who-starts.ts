import type { Going } from '../event.ts';
import { childOfFamily } from '../kin-beside.ts';

/** "My big sister starts school": it is not the child's own first day. */
const STARTS =
  /\b(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|\p{Lu}\p{Ll}+['’]s) ((?:(?:big|little|older|younger) )?(?:brother|sister|cousin))(?: (\p{Lu}\p{Ll}+))?(?:['’]s)? (?:is |was |has |had |just |about to |going to |(?:a|an|the|her|his) )*(?:start\w*|first (?:ever )?(?:school |nursery )?day|go(?:es|ing)? to (?:big )?(?:school|nursery))\b/u;

/** Whether it is a brother or a sister who starts. */
export const isOfKin = ({ A, K, company }: Pick<Going, 'A' | 'K' | 'company'>): boolean =>
  A !== K && A.isChild && company.other === null && STARTS.test(company.theme.raw);

/** The one who starts as the one it happens to, and the child beside them. */
export function withStarter(going: Going): Going {
  const { A, K, company } = going;
  const said = STARTS.exec(company.theme.raw);
  if (!said || A !== K || company.other) return going;
  const kin = childOfFamily(going, said[1] ?? 'sister', said[2] ?? null);
  return { ...going, A: kin, a: kin.name, B: K, b: K.name };
}
