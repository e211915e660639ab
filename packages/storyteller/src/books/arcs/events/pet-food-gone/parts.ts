import type { SettingName } from '@storylantern/contract';
import type { Company, Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

/** Who lives at home or in a class and is fed. */
export const PETS = String.raw`(?:hamster|gerbil|guinea pig|rabbit|bunny|mouse|rat|budgie|parrot|canary|cat|kitten|dog|puppy|tortoise|pet)`;

const REFRAINS = [
  'Case not closed!',
  'Cross that out!',
  'Not guilty!',
  'So it was not that!',
  'Somebody else, then!',
] as const;
export const TITLES = ['case not closed', 'the nose and the flour', 'handed out', 'who has been at the bowl?'] as const;

/** What it eats, a bit of it, and where that gets out. */
interface Meal {
  readonly food: string;
  readonly bit: string;
  readonly gap: string;
  readonly gapShort: string;
  readonly home: string;
}
const BARS = { gap: 'between the bars', gapShort: 'the bars', home: 'the cage' };
const SEEDS: Meal = { food: 'seeds', bit: 'a seed', ...BARS };
const CARROTS: Meal = {
  food: 'carrots',
  bit: 'a bit of carrot',
  gap: 'through the wire',
  gapShort: 'the wire',
  home: 'the hutch',
};
const BISCUITS: Meal = {
  food: 'biscuits',
  bit: 'a biscuit',
  gap: 'over the edge',
  gapShort: 'the basket',
  home: 'the basket',
};
const MEALS: readonly (readonly [RegExp, Meal])[] = [
  [/guinea pig|rabbit|bunny|tortoise/, CARROTS],
  [/cat|kitten|dog|puppy/, BISCUITS],
];

interface Parts {
  readonly refrain: string;
  /** The detective. */
  readonly A: Figure;
  readonly a: string;
  /** The pet, and what it eats. */
  readonly P: Figure;
  readonly p: string;
  readonly meal: Meal;
  /** Two who help with the case. */
  readonly F: Figure;
  readonly f: string;
  readonly E: Figure;
  readonly e: string;
  /** Who is asked last: the teacher, at home the grown-up. */
  readonly T: Figure;
  readonly t: string;
  /** Who eats it. */
  readonly M: Figure;
  readonly isSchool: boolean;
  readonly setting: SettingName;
  /** "in class", "at home". */
  readonly where: string;
}

/** A pet that is not called what is looked for on sleeves. */
function petOf(company: Company, id: string): Figure {
  const pet = company.meet(id);
  return /crumb|biscuit|seed/i.test(pet.name) ? company.meet(id) : pet;
}

const CHILDREN = ['Noor', 'Tobi', 'Jess', 'Robin'] as const;

export function partsOf({ A, B, K, G, company, chance }: Going): Parts {
  const { raw } = company.theme;
  const isSchool = /\b(?:class|classroom|school|nursery|teacher)\b/i.test(raw);
  const kind = new RegExp(String.raw`\b${PETS}`, 'iu').exec(raw)?.[0].toLowerCase() ?? 'hamster';
  const id = kind === 'pet' ? 'hamster' : kind === 'bunny' ? 'rabbit' : kind;
  const P = company.smallOnes.find((each) => each.kind === kind) ?? petOf(company, id);
  const beside = company.alsoThere.filter(({ name }) => !/['’]s /u.test(name));
  const taken = new Set([A.name, K.name, P.name, ...beside.map(({ name }) => name)]);
  const others = CHILDREN.filter((each) => !taken.has(each));
  const first = A === K ? (beside[0] ?? (B.isChild && B !== K ? B : company.person(others[0] ?? 'Noor', 'child'))) : K;
  const second = (A === K ? beside[1] : undefined) ?? company.person(others[1] ?? 'Jess', 'child');
  const teacher = /\b(?:Mr|Mrs|Miss|Ms) \p{Lu}\p{L}+/u.exec(company.details)?.[0];
  const T = isSchool ? company.person(teacher ?? (A.name === 'Mr Fenn' ? 'Mrs Hill' : 'Mr Fenn'), 'teacher') : G;
  return {
    refrain: chance.pick(...REFRAINS),
    A,
    a: A.name,
    P,
    p: P.name,
    meal: MEALS.find(([of]) => of.test(kind))?.[1] ?? SEEDS,
    F: first,
    f: first.name,
    E: second,
    e: second.name,
    T,
    t: T.name,
    M: company.meet([A, P, first].some(({ being }) => being?.id === 'mouse') ? 'hedgehog' : 'mouse'),
    isSchool,
    setting: isSchool ? 'classroom' : 'kitchen',
    where: isSchool ? 'in class' : 'in the kitchen',
  };
}
