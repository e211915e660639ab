import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

const BAKED: readonly (readonly [of: RegExp, one: string, many: string])[] = [
  [/\bcroissants?\b/i, 'croissant', 'croissants'],
  [/\bbuns?\b/i, 'bun', 'buns'],
  [/\bbagels?\b/i, 'bagel', 'bagels'],
  [/\bpretzels?\b/i, 'pretzel', 'pretzels'],
];

interface Parts {
  /** "roll", "croissant". */
  readonly one: string;
  readonly many: string;
  /** "four", as an hour. */
  readonly hour: string;
  /** Whose the bakery is. */
  readonly P: Figure;
  readonly p: string;
  readonly title: string;
  readonly refrain: string;
}

const HOURS = ['one', 'two', 'three', 'four', 'five', 'six'] as const;
const HOUR = /\b(?:at )?([1-6]|one|two|three|four|five|six)(?: ?(?:am|o['’]?clock|in the (?:morning|night)))/i;

export function partsOf({ G, raw, chance }: Going): Parts {
  const [, one, many] = BAKED.find(([of]) => of.test(raw)) ?? [null, 'roll', 'rolls'];
  const said = HOUR.exec(raw)?.[1]?.toLowerCase() ?? '4';
  const hour = /^\d/.test(said) ? (HOURS[Number(said) - 1] ?? 'four') : said;
  return {
    one,
    many,
    hour,
    P: G,
    p: G.name,
    title: chance.pick(`${hour} in the morning`, 'one finger', 'too soon', 'the dough that slept'),
    refrain: chance.pick('Too soon!', 'Not yet!', 'Still asleep!'),
  };
}
