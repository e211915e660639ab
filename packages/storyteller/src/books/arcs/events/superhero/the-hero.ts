import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { SOMEBODY_SUPER } from './somebody-super.ts';

/** "A girl with superpowers": the power is a child's, who has a name and no cape of a grown-up's size. */
const WITH_POWERS = /\b(girl|boy|child|kid)s?\b[^.]*\bsuper-?\s?powers?\b/;

/** Whose power it is: the superhero of the theme, the girl or boy who has it, else one whom we make up. */
export function heroOf({ A, B, K, raw, company }: Going): Figure {
  const known = [A, B].find(({ being }) => being?.id === 'superhero');
  if (known) return known;
  if (SOMEBODY_SUPER.test(raw.trim()) && A.being !== null && 'animal' in A.being.drawing) return A;
  const child = WITH_POWERS.exec(raw)?.[1];
  if (child === undefined) return company.meet('superhero');
  const name = K.name === 'Dot' ? 'Pip' : 'Dot';
  const kind = child === 'kid' ? 'child' : child;
  return { ...company.person(name, 'child'), introduced: `${name} the superhero ${kind}` };
}
