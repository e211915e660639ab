import type { Figure } from '../../../arc.ts';
import { householdIn } from '../../../theme/household.ts';
import { isCast } from '../../../company/figure.ts';
import { cap } from '../../wording.ts';
import type { Going } from '../event.ts';

export const TITLES = ['pat, pat', 'come to me!', 'do not look round', 'behind me'];

/** Called with both arms out, to somebody who sits down. */
const REFRAINS = [
  'Come to me!',
  'Come over here!',
  'Now come to me!',
  'Come here to me!',
  'Come on over!',
  'Come along to me!',
  'Come on, come here!',
  'Over here, to me!',
  'Walk over to me!',
  'Come on, to me!',
] as const;

interface Parts {
  readonly refrain: string;
  /** Who is about to walk: a name that the theme tells, else "the baby". */
  readonly X: Figure;
  readonly x: string;
  readonly xs: string;
  readonly Xcap: string;
  /** "Mia's little brother Ned", "baby Wren": as far as the theme tells. `XFirst` with a capital. */
  readonly xFirst: string;
  readonly XFirst: string;
  readonly N: Figure;
  readonly n: string;
}

const NAMED =
  /\b(?:baby|sister|brother|cousin|twin)(?:'s name is| is called| called| named|,)? (\p{Lu}\p{Ll}[\p{L}-]{1,11})(?!\p{L})/u;

const TIE = /\b(?:(?:baby|little|small|twin) )?(?:brother|sister|cousin)\b/;

export function partsOf({ K, G, raw, company, chance }: Going): Parts {
  const named =
    householdIn(company.theme).find(({ is }) => is === 'baby')?.called ?? NAMED.exec(company.theme.raw)?.[1] ?? null;
  const called = named === K.name ? null : named;
  const person = company.person(called ?? 'the baby', 'baby');
  // Whom a theme names is in the book already, as a child: it is the same one, who is smaller.
  const known = company.alsoThere.find(({ name }) => name === called);
  const same = known && isCast(person) ? { id: known.id, character: { ...person.character, id: known.id } } : {};
  const X: Figure = { ...person, ...same };
  const tie = TIE.exec(raw)?.[0];
  const xFirst =
    tie === undefined
      ? called === null
        ? 'the baby'
        : `baby ${called}`
      : `${K.names} ${tie}${called === null ? '' : ` ${called}`}`;
  const N = company.person(G.name === 'Mrs Plum' ? 'Mrs Bell' : 'Mrs Plum', 'neighbour');
  return {
    refrain: chance.pick(...REFRAINS),
    X,
    x: X.name,
    xs: X.names,
    Xcap: cap(X.name),
    xFirst,
    XFirst: cap(xFirst),
    N,
    n: N.name,
  };
}
