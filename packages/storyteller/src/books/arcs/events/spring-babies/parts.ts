import { possessive } from '../../../../child/name.ts';
import type { Figure } from '../../../arc.ts';
import { isCast } from '../../../company/figure.ts';
import { canCarry } from '../able-friend.ts';
import type { EventPlot, Going } from '../event.ts';
import { toldWith } from '../told-with.ts';

export const TITLES = ['quiet, please', 'not a sound', 'five squeaks', 'on tiptoe'];

/** Said to everybody else for the sake of the small ones; and at last to the small ones for the sake of everybody else. */
const REFRAINS = [
  "Shh, they're asleep!",
  "Hush, they're asleep!",
  'Shh, not so loud!',
  'Hush, not so loud!',
  'Shh, not a sound!',
  'Hush, not a sound!',
  "Quiet, they're asleep!",
  "Shh, don't wake them!",
  "Hush, don't wake them!",
  'Shh, as quiet as mice!',
] as const;

export const MOTHER = /^(?:hamster|rabbit|bunny|guinea pig|gerbil|mouse|chinchilla|rat)$/;
const NAMES = ['Crumb', 'Tuft'] as const;

interface Parts {
  readonly refrain: string;
  /** The mother. */
  readonly M: Figure;
  readonly m: string;
  /** Two of the five. */
  readonly first: Figure;
  readonly last: Figure;
  /** "hutch" or "cage"; and "two weeks", in which nobody may look. */
  readonly hutch: string;
  readonly weeks: string;
  /** Next door, with a trumpet. */
  readonly N: Figure;
  readonly n: string;
}

const renamed = (who: Figure, name: string): Figure => ({
  ...who,
  name,
  names: possessive(name),
  introduced: name,
  ...(isCast(who) ? { character: { ...who.character, name } } : {}),
});

const motherIn = (who: Figure | null): Figure | null => (who?.being && MOTHER.test(who.being.id) ? who : null);

export function partsOf({ a, b, g, company, chance }: Going): Parts {
  const found = motherIn(company.hero) ?? motherIn(company.other) ?? company.meet('hamster');
  // "Our rabbit had babies" is about no new rabbit, and no baby.
  const M: Figure = { ...found, introduced: found.introduced.replace(/ the (?:new|baby) /, ' the ') };
  const kind = M.being?.id ?? 'hamster';
  const names = ['Crumb', 'Tuft', 'Pip'].filter((each) => ![a, b, M.name].includes(each));
  const [first, last] = NAMES.map((_, i) => renamed(company.meet(kind), names[i] ?? 'Dot'));
  const N = company.person([a, b, g].includes('Mr Pym') ? 'Mr Hale' : 'Mr Pym', 'neighbour');
  return {
    refrain: chance.pick(...REFRAINS),
    M,
    m: M.name,
    first: first ?? M,
    last: last ?? M,
    hutch: /rabbit|bunny|guinea/.test(kind) ? 'hutch' : 'cage',
    weeks: kind === 'guinea pig' ? 'a week' : 'two weeks',
    N,
    n: N.name,
  };
}

/** Whose house it is: where the theme is about the mother, the child's, with somebody small who eats no hamsters. */
function atHome(going: Going): Going {
  const { A, B, K, company } = going;
  const host = motherIn(A) ? (company.other && !motherIn(company.other) ? company.other : K) : A;
  const taken = [A, B, company.other].map((each) => each?.being?.id);
  const [pet] = company.passersBy(
    1,
    (being) =>
      being.isa === 'pet' &&
      being.size >= 2 &&
      canCarry(being) &&
      !MOTHER.test(being.id) &&
      !taken.includes(being.id) &&
      !/cat|ferret|snake|kitten/.test(being.id),
  );
  const beside = host === K ? (pet ?? company.person(K.name === 'Robin' ? 'Sal' : 'Robin', 'child')) : K;
  return {
    ...going,
    A: host,
    a: host.name,
    B: beside,
    b: beside.name,
    third: null,
    comesToo: '',
    all: `${host.name} and ${beside.name}`,
  };
}

/** A plot that is about those in whose house the small ones are born. */
export const bornAt = (plot: EventPlot): EventPlot => toldWith(atHome, plot);
