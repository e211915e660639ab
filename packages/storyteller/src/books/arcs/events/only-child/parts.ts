import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['who did that?', 'nobody did', 'it was nobody', "nobody's cup"];

/** Asked where it can only have been one; and later where it was two. */
const REFRAINS = [
  'Who did that?',
  'Now, who did that?',
  'Well, who did that?',
  'And who did that?',
  'So who did that?',
  'Who was that?',
  'Now, who was that?',
  'Whoever did that?',
  'Who has done that?',
  'Who can have done that?',
] as const;

const FRIENDS = ['Max', 'Ned', 'Bo'] as const;

interface Parts {
  readonly refrain: string;
  /** Where the other one comes from, there are more: "At home there are four of us"; of the reader nothing is said but school. */
  readonly many: string;
  /** Whose name is ready there, when something breaks. */
  readonly blamed: string;
  /** Who is asked after a house with more than one in it. */
  readonly B: Figure;
  readonly b: string;
}

export function partsOf({ A, B, K, a, b, k, chance }: Going): Parts {
  const blamed = FRIENDS.find((each) => ![a, b, k].includes(each)) ?? 'Max';
  return {
    refrain: chance.pick(...REFRAINS),
    many: A === K ? 'At home there are four of us' : 'At school there are thirty of us',
    blamed,
    B,
    b,
  };
}
