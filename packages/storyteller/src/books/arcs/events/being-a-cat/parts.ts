import type { Figure } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import type { Going } from '../event.ts';
import { childOfFamily } from '../kin-beside.ts';
import { animalSaid, isSibling } from './animal-said.ts';

export const TITLES = ['on the stairs', 'somebody on your feet', 'it did not ask', 'all day, on the mat'];

const TIE =
  /\b((?:(?:little|big|older|younger|small|twin|baby) )?(?:brother|sister|cousin|twin))\b(?: (?:called |named )?(\p{Lu}\p{Ll}+))?/u;

interface Parts {
  /** The child who is an animal. */
  readonly S: Figure;
  readonly s: string;
  /** "Mia's little sister Bean" at the first mention. */
  readonly sFirst: string;
  /** Whoever has to live with it: the child of the book, else the grown-up. */
  readonly N: Figure;
  readonly n: string;
  readonly Ncap: string;
  /** "cat", "a cat". */
  readonly cat: string;
  readonly aCat: string;
  /** "Miaow". */
  readonly miaow: string;
  /** What is said of all of them: "Cats don't." */
  readonly refrain: string;
  /** "Cats don't" before what it is that they do not. */
  readonly dont: string;
}

/** Who is what in the house. */
export function partsOf(going: Going): Parts {
  const { K, G, raw, company } = going;
  const being = animalSaid(company.theme);
  const cat = being?.id ?? 'cat';
  const isKin = isSibling(raw);
  const [, tie = 'sister', named] = TIE.exec(company.theme.raw) ?? [];
  const known = company.alsoThere.find(({ name }) => !/['’]s /u.test(name));
  const S = isKin ? (known ?? childOfFamily(going, tie, named ?? null)) : K;
  const N = isKin ? K : G;
  const dont = `${cap(being?.plural ?? 'cats')} don't`;
  return {
    S,
    s: S.name,
    sFirst: isKin ? `${K.names} ${tie} ${S.name}` : S.name,
    N,
    n: N.name,
    Ncap: cap(N.name),
    cat,
    aCat: `${/^[aeiou]/i.test(cat) ? 'an' : 'a'} ${cat}`,
    miaow: being?.says.replace(/[.!?]+$/, '') ?? 'Miaow',
    refrain: `${dont}.`,
    dont,
  };
}
