import type { Figure } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import { canCarry } from '../able-friend.ts';
import type { EventPlot, Going } from '../event.ts';
import { toldWith } from '../told-with.ts';

export const VISITOR = /^(?:fox|hedgehog|badger|robin|blackbird|deer|squirrel|owl|toad)$/;

/** What each of them says of it; and what it may say of them. */
const REFRAINS: readonly (readonly [of: (x: string) => string, own: string])[] = [
  [(x) => `That's my ${x}!`, "That's my person!"],
  [(x) => `There's my ${x}!`, "There's my person!"],
  [(x) => `It's my ${x}!`, "It's my person!"],
  [(x) => `Here's my ${x}!`, "Here's my person!"],
  [(x) => `Look, my ${x}!`, 'Look, my person!'],
  [(x) => `Ah, my ${x}!`, 'Ah, my person!'],
  [(x) => `Here comes my ${x}!`, 'Here comes my person!'],
  [(x) => `There, my ${x}!`, 'There, my person!'],
  [(x) => `My own ${x}!`, 'My own person!'],
  [(x) => `That ${x} is mine!`, 'That person is mine!'],
];

interface Parts {
  readonly refrain: string;
  /** The same, as the visitor would say it. */
  readonly own: string;
  readonly V: Figure;
  /** "fox", and "a fox". */
  readonly x: string;
  readonly anX: string;
  readonly AnX: string;
  /** What it is known by. */
  readonly mark: string;
  /** What the hero calls it: the family's name for it, else one of ours. */
  readonly called: string;
  /** Two who live next door, to the right and to the left. */
  readonly N: Figure;
  readonly n: string;
  readonly H: Figure;
  readonly h: string;
}

const MARKS: Readonly<Record<string, string>> = {
  fox: 'a nick in one ear',
  badger: 'a nick in one ear',
  hedgehog: 'one white prickle',
  robin: 'one white feather in its tail',
  blackbird: 'one white feather in its tail',
};

export function partsOf({ A, B, a, b, g, company, chance }: Going): Parts {
  const found = visitorIn(company.hero) ?? visitorIn(company.other);
  const V = found ?? company.meet('fox');
  const x = V.being?.id ?? V.kind;
  const { theme } = company;
  const typed = [theme.hero, theme.other].find((each) => each?.being?.id === x)?.name ?? null;
  const names = ['Mabel', 'Button', 'Gladys'].filter((each) => ![a, b].includes(each));
  const [of, own] = chance.pick(...REFRAINS);
  const N = company.person([a, b, g, A.name, B.name].includes('Mrs Reed') ? 'Mrs Loaf' : 'Mrs Reed', 'neighbour');
  const H = company.person([a, b, g].includes('Mr Pym') ? 'Mr Hale' : 'Mr Pym', 'grandparent');
  return {
    refrain: of(x),
    own,
    V,
    x,
    anX: `a${/^[aeiou]/.test(x) ? 'n' : ''} ${x}`,
    AnX: cap(`a${/^[aeiou]/.test(x) ? 'n' : ''} ${x}`),
    mark: MARKS[x] ?? 'a nick in one ear',
    called: typed ?? chance.pick(...names),
    N,
    n: N.name,
    H,
    h: H.name,
  };
}

const visitorIn = (who: Figure | null): Figure | null => (who?.being && VISITOR.test(who.being.id) ? who : null);

/** Who is visited: where the theme is about the visitor, the child, with a pet. */
function asVisited(going: Going): Going {
  const { A, B, K, company } = going;
  const [pet] = company.passersBy(1, (being) => being.isa === 'pet' && being.size >= 2 && canCarry(being));
  const host = visitorIn(A) ? (company.other && !visitorIn(company.other) ? company.other : K) : A;
  const beside = host === A && !visitorIn(B) ? B : (pet ?? company.friend);
  const second = host !== K && host !== A ? K : beside;
  return {
    ...going,
    A: host,
    a: host.name,
    B: second,
    b: second.name,
    third: null,
    comesToo: '',
    all: `${host.name} and ${second.name}`,
  };
}

/** A plot that is about whoever is visited. */
export const visited = (plot: EventPlot): EventPlot => toldWith(asVisited, plot);
