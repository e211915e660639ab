import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['nearly there', 'the last hill', 'a very loud voice', 'who shouts for whom?'];

/** Shouted at the last hill, to everybody; at last whispered on the stairs, where it is true. */
const REFRAINS = [
  'Nearly there!',
  'Almost there!',
  'Not far now!',
  'Keep going!',
  'Up you go!',
  'Come on, up!',
  'Just a bit more!',
  'One more step!',
  'Not much more!',
  'You can do it!',
] as const;

interface Parts {
  readonly refrain: string;
  /** Who runs: whom the theme names, else a neighbour of our own. */
  readonly R: Figure;
  readonly r: string;
  /** Who cheers. */
  readonly P: Figure;
  readonly p: string;
  /** Who is there with the one who cheers. */
  readonly Q: Figure;
  readonly q: string;
  /** The grown-up at the side of the road. */
  readonly N: Figure;
  readonly n: string;
  /** Somebody else who runs. */
  readonly S: Figure;
  readonly s: string;
  /** "marathon", "fun run", "charity walk". */
  readonly run: string;
}

const RUN = /\b(half[- ]marathon|marathon|(?:charity|sponsored|fun) (?:run|walk|race)|park ?run|race|mile|walk)\b/i;

export function partsOf({ A, B, K, G, raw, company, chance }: Going): Parts {
  const isOwn = A !== K;
  const isOurs = G.name !== 'the grown-up' && raw.includes(G.name.toLowerCase());
  const R = isOwn ? A : isOurs ? G : company.person('Mrs Reed', 'neighbour');
  const P = isOwn ? B : A;
  const Q = isOwn || B === G ? company.meet([A.kind, B.kind].includes('cat') ? 'rabbit' : 'cat') : B;
  const N = company.person('Mrs Loaf', 'neighbour');
  const S = company.person('Mrs Bunn', 'neighbour');
  const said = RUN.exec(raw)?.[1]?.toLowerCase() ?? 'fun run';
  return {
    refrain: chance.pick(...REFRAINS),
    R,
    r: R.name,
    P,
    p: P.name,
    Q,
    q: Q.name,
    N,
    n: N.name,
    S,
    s: S.name,
    run: said === 'mile' || said === 'race' ? 'big race' : said === 'walk' ? 'long walk' : said,
  };
}
