import type { Figure } from '../../../arc.ts';
import { isCast } from '../../../company/figure.ts';
import type { Going } from '../event.ts';
import { canCarry } from '../able-friend.ts';

const REFRAINS = [
  "It's not a party yet!",
  "That's not a party yet!",
  'No, not a party yet!',
  "It's still not a party!",
  "That's still no party!",
  'Not yet a party!',
] as const;
export const TITLES = [
  'two of everybody',
  'the party that stood still',
  'the guests of snow',
  'who is out?',
  'three guests and three more',
] as const;
const NAMES = ['Noor', 'Tobi', 'Sal', 'Robin', 'Jess'] as const;

interface Parts {
  readonly refrain: string;
  /** Whose day it is. */
  readonly A: Figure;
  readonly a: string;
  /** Who is snowed in as well: a brother or sister or the grown-up of a child, else the child. */
  readonly H: Figure;
  readonly h: string;
  /** What is said of that on the first page; nothing of a child's own grown-up. */
  readonly stays: (present: boolean) => string;
  /** Those who cannot come: one who is always cold, one who always has a question, and a small one. */
  readonly guests: readonly [Figure, Figure, Figure];
  /** The same of snow. */
  readonly ofSnow: readonly [Figure, Figure, Figure];
  /** "a birthday", "a Christmas party". */
  readonly day: string;
  readonly wish: string;
}

/** "Noor" of snow is "Snoor". */
export function snowName(name: string): string {
  const last = name.split(' ').at(-1) ?? name;
  const rest = last.toLowerCase().replace(/^[^aeiouyà-ü]+/u, '');
  return rest === '' || /^(?:o[tg]|y?$)/.test(rest) ? `Snow-${last}` : `Sn${rest}`;
}

const IS_FRIEND = /\bfriend\b/u;
/** "Mia's little brother" has no name to be spoken of by, and a baby drums on no saucepan. */
const isKin = ({ introduced, name }: Figure): boolean =>
  !IS_FRIEND.test(introduced) && !/['’]s /u.test(name) && !/\b(?:baby|newborn|toddler)\b/iu.test(introduced);

function guestsOf({ A, K, company }: Going): readonly [Figure, Figure, Figure] {
  // A hedgehog's guests are its like; a child's are the friends whom the details name, and others.
  const friends =
    A === K
      ? company.alsoThere.filter(({ introduced, name }) => IS_FRIEND.test(introduced) && !/['’]s /u.test(name))
      : company.passersBy(3, (being) => /^(?:pet|wild|farm)$/.test(being.isa) && being.size <= 3 && canCarry(being));
  const taken = new Set([A.name, K.name, ...company.alsoThere.map(({ name }) => name)]);
  const others = NAMES.filter((each) => !taken.has(each)).map((each) => () => company.person(each, 'child'));
  const [one, two, three] = [...friends.slice(0, 3).map((each) => () => each), ...others].map((each, index) =>
    index < 3 ? each() : A,
  );
  return [one ?? A, two ?? A, three ?? A];
}

export function partsOf(going: Going): Parts {
  const { A, K, G, raw, company, chance } = going;
  const H = A === K ? (company.alsoThere.find(isKin) ?? G) : K;
  const guests = guestsOf(going);
  const made = (of: Figure): Figure => {
    const figure = company.meet('snowman');
    const name = snowName(of.name);
    const same = isCast(figure) ? { character: { ...figure.character, name } } : {};
    return { ...figure, ...same, name, names: `${name}'s`, introduced: name };
  };
  const isChristmas = /\b(?:christmas|xmas)\b/.test(raw) && !/\bb-?day|birth ?day\b/.test(raw);
  return {
    refrain: chance.pick(...REFRAINS),
    A,
    a: A.name,
    H,
    h: H.name,
    stays: (present) =>
      A === K ? '' : present ? ` ${K.introduced} is here to help.` : ` ${K.introduced} had stayed the night, to help.`,
    guests,
    ofSnow: [made(guests[0]), made(guests[1]), made(guests[2])],
    day: isChristmas ? 'a Christmas party' : /\bb-?day|birth ?day\b/.test(raw) ? 'a birthday' : 'a party',
    wish: isChristmas ? 'Happy Christmas' : /\bb-?day|birth ?day\b/.test(raw) ? 'Happy birthday' : 'Here we are',
  };
}
