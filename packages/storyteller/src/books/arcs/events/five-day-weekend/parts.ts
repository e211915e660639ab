import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['what was in the backpack', 'no room for monday', 'monday on the step', 'five days of weekend'];

/** What everybody says of what they would rather not do; and what Monday says in the end. */
const REFRAINS: readonly (readonly [string, string])[] = [
  ['That can wait till Monday!', 'That can wait till Tuesday!'],
  ['It can wait till Monday!', 'It can wait till Tuesday!'],
  ['Leave it till Monday!', 'Leave it till Tuesday!'],
  ["I'll do it on Monday!", "I'll do it on Tuesday!"],
  ['Monday will do!', 'Tuesday will do!'],
  ["It'll keep till Monday!", "It'll keep till Tuesday!"],
  ["There's always Monday!", "There's always Tuesday!"],
  ["Let's do it on Monday!", "Let's do it on Tuesday!"],
  ['Monday is soon enough!', 'Tuesday is soon enough!'],
  ['Time for that on Monday!', 'Time for that on Tuesday!'],
];

interface Parts {
  readonly refrain: string;
  /** The same, as Monday says it. */
  readonly tuesday: string;
  /** What is made of the week, after "made". */
  readonly made: string;
  /** Monday, in person. */
  readonly M: Figure;
  readonly N: Figure;
  readonly n: string;
}

export function partsOf({ raw, company, chance }: Going): Parts {
  const [refrain, tuesday] = chance.pick(...REFRAINS);
  const days = /\b(three|four|six|seven)[- ]days?\b/.exec(raw)?.[1];
  const N = company.person('Mrs Reed', 'neighbour');
  return {
    refrain,
    tuesday,
    made: /\b(?:back ?wards?|wrong way|other way|upside|round)\b/.test(raw)
      ? 'the week go the wrong way round'
      : /\bsaturdays?\b/.test(raw) && !/\bmondays?\b/.test(raw)
        ? 'every day a Saturday'
        : /\bsundays?\b/.test(raw) && !/\bmondays?\b/.test(raw)
          ? 'every day a Sunday'
          : days
            ? `a ${days}-day weekend`
            : /\bnever|end(?:s|less)\b/.test(raw) && /\bweekend/.test(raw)
              ? 'a weekend without an end'
              : 'a five-day weekend',
    M: company.person('Monday', 'child'),
    N,
    n: N.name,
  };
}
