import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { asKin } from '../as-kin.ts';
import { childOfFamily } from '../kin-beside.ts';

export const TITLES = ['who burns soup?', 'something smells', 'ten past six', 'a little black at the edges'];

/** Said by the one who listens, with a spoon in the air. */
const REFRAINS = [
  'And then?',
  'And then what?',
  'What happened then?',
  'And what came next?',
  'Then what?',
  'And after that?',
  'So what happened?',
  'And what then?',
  'What came after that?',
  'And how did it go on?',
] as const;

interface Parts {
  readonly refrain: string;
  /** What is burnt before the soup, after "the": what the theme says, else pizza. */
  readonly dish: string;
  /** Who cooks: the theme's own hero, else the family's grown-up. */
  readonly S: Figure;
  readonly s: string;
  readonly Scap: string;
  /** Who has had a day, and tells it. */
  readonly P: Figure;
  readonly p: string;
  /** Who sniffs. */
  readonly Q: Figure;
  readonly q: string;
  readonly N: Figure;
  readonly n: string;
}

const TIE = /\b(?:my |our |his |her )?(little |big |older )?(brother|sister|cousin)\b/i;
const KIN = /\b(mummy|mum|mommy|mom|mama|daddy|dad|papa|granny|grandma|nana|gran|grandpa|grandad|auntie|uncle)\b/;
const DISH =
  /\b(toast|sausages?|porridge|pancakes?|pasta|pizzas?|potatoes|chips|fish fingers|beans|peas|rice|eggs?|gravy|stew|pie|curry|omelettes?|spaghetti|waffles?)\b/i;

export function partsOf(going: Going): Parts {
  const { A, B, K, G, Gcap, raw, company, chance } = going;
  const isOfFamily = A === K;
  const tie = TIE.exec(raw);
  const child = isOfFamily && tie ? childOfFamily(going, `${tie[1] ?? ''}${tie[2] ?? ''}`.toLowerCase(), null) : null;
  const kin = G.name === 'the grown-up' ? KIN.exec(raw)?.[1] : undefined;
  const grown = kin === undefined ? G : asKin(G, `${kin.charAt(0).toUpperCase()}${kin.slice(1)}`);
  const S = child ?? (isOfFamily ? grown : A);
  const P = isOfFamily ? K : B;
  const kinds = [S, P].map((each) => each.kind);
  const Q = isOfFamily && B !== G ? B : company.meet(kinds.includes('cat') ? 'mouse' : 'cat');
  const N = company.person('Mrs Reed', 'neighbour');
  return {
    refrain: chance.pick(...REFRAINS),
    dish: DISH.exec(raw)?.[1]?.toLowerCase() ?? 'pizza',
    S,
    s: S.name,
    Scap: S === G ? Gcap : S.name,
    P,
    p: P.name,
    Q,
    q: Q.name,
    N,
    n: N.name,
  };
}
