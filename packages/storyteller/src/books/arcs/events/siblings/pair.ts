import type { Figure } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import type { Going } from '../event.ts';
import { childOfFamily } from '../kin-beside.ts';

/** Two of one family, and whoever looks on. */
export interface Pair {
  readonly A: Figure;
  readonly S: Figure;
  readonly a: string;
  readonly s: string;
  /** The child of the book where the two are somebody else, else the family's grown-up. */
  readonly N: Figure;
  readonly n: string;
  readonly Ncap: string;
  /** " Mia was there too." where the two are somebody else; else nothing. */
  readonly besides: string;
}

const TIE =
  /\b((?:(?:annoying|bossy|cheeky|noisy|messy|naughty|little|big|older|younger|small|twin) ){0,2})(brother|sister|twin|cousin)s?\b(?: (?:called |named )?(\p{Lu}\p{Ll}+))?/u;

/** What the second of the two is to the first: "annoying big brother", and the name where the parent gave one. */
function tieIn(raw: string): { readonly tie: string; readonly name: string | null } {
  const [, kind = '', word = 'brother', name] = TIE.exec(raw) ?? [];
  return { tie: `${kind}${word}`, name: name ?? null };
}

/** The two whom a theme is about: the child and a brother or sister, or two of a kind. */
export function pairOf(going: Going): Pair {
  const { A, K, G, company } = going;
  const { tie, name } = tieIn(company.theme.raw);
  const S = secondOf();
  const N = A === K ? G : K;
  return {
    A,
    S,
    a: A.name,
    s: S.name,
    N,
    n: N.name,
    Ncap: cap(N.name),
    besides: A === K ? '' : ` ${K.name} was there too.`,
  };

  function secondOf(): Figure {
    if (A !== K && company.other && company.other.kind === A.kind) return company.other;
    if (A !== K) {
      // No two brothers are called Bramble and Mrs Hugg.
      const [met = company.meet(A.being?.id ?? A.kind)] = [1, 2, 3, 4]
        .map(() => company.meet(A.being?.id ?? A.kind))
        .filter((each) => !/^(?:Mrs?|Miss|Ms|Dr|Old|Great|Captain|Professor|Uncle|Aunt\w*)\b/.test(each.name));
      return { ...met, introduced: `${A.names} ${tie} ${met.name}` };
    }
    const known = company.alsoThere[0];
    if (known && !/['’]s /u.test(known.name)) return known;
    return childOfFamily(going, tie, name);
  }
}
