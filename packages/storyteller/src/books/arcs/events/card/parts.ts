import type { Figure } from '../../../arc.ts';
import { inAnyCase, type Words, wordsFor } from './words.ts';
import { cap } from '../../wording.ts';
import type { Going } from '../event.ts';

/** Everybody who reads the card, and whom it is for. */
export interface Parts {
  /** Whom it is for. */
  readonly R: Figure;
  readonly r: string;
  readonly rcap: string;
  /** Who helps, and sees where it is. */
  readonly B: Figure;
  readonly b: string;
  /** Who reads it: a neighbour, the postman, a child. */
  readonly N: Figure;
  readonly n: string;
  readonly P: Figure;
  readonly p: string;
  readonly C: Figure;
  readonly c: string;
  /** Who has it off in the end: whoever it is for, or the postman where that is far away. */
  readonly isFar: boolean;
  /** "card" or "letter". */
  readonly it: string;
  readonly words: Words;
  /** "It was Valentine's Day. ", "Mr Lee was ill in bed. "; nothing on other days. */
  readonly day: string;
}

const FRIEND = /\b(?:for|to) (?:(?:my|our|his|her) )?(?:best )?friend(?: (?:called |named )?(\p{Lu}\p{Ll}+))?/u;
const KIN_FAR =
  /\b(?:letters?|postcards?) (?:to|for)\b|\b(?:writ|wrot|post|send|sent)\w* (?:\p{L}+ ){0,3}(?:letters?|postcards?|cards?)\b/iu;

function recipient({ A, K, G, g, raw, company }: Going): Figure {
  if (company.other && company.other !== A) return company.other;
  if (g !== 'the grown-up' && g !== A.name && raw.includes(g.toLowerCase())) return G;
  if (A !== K) return K;
  if (/\bteacher\b/.test(raw)) return company.person('Mr Lee', 'teacher');
  const friend = FRIEND.exec(company.theme.raw);
  if (friend) return company.alsoThere[0] ?? company.person(friend[1] ?? 'Noor', 'child');
  if (/\b(?:grand(?:ma|pa|ad|mother|father)|granny|gran|nana|nan|aunti?e?|uncle)\b/.test(raw)) return G;
  return /valentine|mum|dad|mother|father/.test(raw) && g !== 'the grown-up'
    ? G
    : company.person('Old Mr Hill', 'grandparent');
}

/** Everybody of one telling, drawn once. */
export function partsOf(going: Going): Parts {
  const { A, K, raw, company } = going;
  const R = recipient(going);
  const B =
    A === K
      ? company.friend
      : K === R
        ? (company.passersBy(1, ({ isa, size }) => isa === 'pet' && size >= 2)[0] ?? company.meet('dog'))
        : K;
  const C = company.person([K.name, R.name].includes('Robin') ? 'Sal' : 'Robin', 'child');
  const N = company.person('Mrs Plum', 'neighbour');
  const P = company.person('Mr Dean', 'neighbour');
  const it = /\bletters?\b/.test(raw) ? 'letter' : /\bpostcards?\b/.test(raw) ? 'postcard' : 'card';
  const isIll = /\bget[- ]well\b/.test(raw);
  const isFar = isIll || (KIN_FAR.test(raw) && R !== company.other);
  const day = inAnyCase(raw, 'valentine')
    ? "It was Valentine's Day. "
    : isIll
      ? `${cap(R.name)} was ill in bed. `
      : /\bbirthday\b/.test(raw)
        ? `It was ${R.names} birthday. `
        : '';
  return {
    R,
    r: R.name,
    rcap: cap(R.name),
    B,
    b: B.name,
    N,
    n: N.name,
    P,
    p: P.name,
    C,
    c: C.name,
    isFar,
    it,
    day,
    words: wordsFor(raw, company.chance),
  };
}
