import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

const TITLES = ['off a giraffe', 'at the bus stop', 'one cheese sandwich', 'what came by itself'];
export const titlesFor = (giver: string): readonly string[] => TITLES.map((title) => title.replace('a giraffe', giver));

/** Said nine times a week to the same face; and at last to somebody who had never been asked. */
const REFRAINS = [
  'Where did you get that?',
  'Wherever did you get that?',
  'Where can that be from?',
  'So where is that from?',
  'Where does that come from?',
  'Where did that come from?',
  'And where is that from?',
  'How did you get that?',
  'How come you have that?',
  'Who gave you that?',
] as const;

/** What somebody has, how it came there in truth, and who might have had it to swap. */
interface Look {
  readonly named: RegExp;
  /** After "had": "freckles", "a birthmark". */
  readonly has: string;
  readonly many: boolean;
  readonly truth: string;
  readonly givers: readonly [string, string];
}

const LOOKS: readonly Look[] = [
  {
    named: /\bbirth ?mark|\bbeauty spot/,
    has: 'a birthmark',
    many: false,
    truth: 'I was born with it',
    givers: ['a cow', 'a giraffe'],
  },
  { named: /\bgap/, has: 'a gap in the teeth', many: false, truth: 'It just grew', givers: ['a hippo', 'a walrus'] },
  {
    named: /\bears\b/,
    has: 'ears that stuck out',
    many: true,
    truth: 'They just grew',
    givers: ['an elephant', 'a koala'],
  },
  {
    named: /\beyes?\b/,
    has: 'one blue eye and one brown eye',
    many: true,
    truth: 'I was born with them',
    givers: ['a cat', 'a parrot'],
  },
  {
    named: /\b(?:ginger|red)(?:[- ]?hair|[- ]?head|\b)/,
    has: 'red hair',
    many: false,
    truth: 'It just grows',
    givers: ['a fox', 'a squirrel'],
  },
  {
    named: /\b(?:curl\w*|frizz\w*|afro|wavy|fuzzy|hair)\b/,
    has: 'curls',
    many: true,
    truth: 'They just grow',
    givers: ['a sheep', 'a poodle'],
  },
];
const FRECKLES: Look = {
  named: /freckl/,
  has: 'freckles',
  many: true,
  truth: 'The sun brought them out',
  givers: ['a giraffe', 'a leopard'],
};

const WHERE =
  /\bon (?:my|his|her|their|the|its) (nose|face|cheeks?|chin|arms?|hand|leg|knee|forehead|neck|shoulders?)\b/;

const SMALL = ['Robin', 'Noor', 'Jess', 'Tobi', 'Sal'] as const;

interface Parts {
  readonly refrain: string;
  readonly has: string;
  readonly truth: string;
  readonly giver: string;
  readonly theGiver: string;
  /** "They were" or "It was", "them" or "it", "some" or "one". */
  readonly theyWere: string;
  readonly them: string;
  readonly some: string;
  readonly N: Figure;
  readonly n: string;
  /** Somebody small who believes it. */
  readonly R: Figure;
  readonly r: string;
}

export function partsOf({ A, B, a, b, k, raw, company, chance }: Going): Parts {
  const isFreckled = FRECKLES.named.test(raw);
  const look = isFreckled ? FRECKLES : (LOOKS.find(({ named }) => named.test(raw)) ?? FRECKLES);
  const [, where] = WHERE.exec(raw) ?? [];
  const named = /\bginger\b/.test(raw) ? look.has.replace('red', 'ginger') : look.has;
  const has = where === undefined ? named : `${named} on the ${where}`;
  const [first, second] = look.givers;
  const giver = [A.kind, B.kind].some((kind) => first.endsWith(` ${kind}`)) ? second : first;
  const R = company.person(chance.pick(...SMALL.filter((each) => ![a, b, k].includes(each))), 'child');
  const N = company.person('Mrs Reed', 'neighbour');
  return {
    refrain: chance.pick(...REFRAINS),
    has,
    truth: look.truth,
    giver,
    theGiver: giver.replace(/^an? /, 'the '),
    theyWere: look.many ? 'They were' : 'It was',
    them: look.many ? 'them' : 'it',
    some: look.many || look.has === 'red hair' ? 'some' : 'one',
    N,
    n: N.name,
    R,
    r: R.name,
  };
}
