import type { Going } from '../event.ts';

export const TITLES = ['the foot that went looking', 'who is on the floor?', 'a bed without an end', 'one foot out'];

const REFRAINS = [
  'Thump! Who is out of bed?',
  'Bump! Who is out of bed?',
  'Thud! Who is out of bed?',
  'Flump! Who is out of bed?',
  'Thump! Who is on the floor?',
  'Bump! Who is on the floor?',
  'Thud! Who is on the floor?',
  'Flump! Who is on the floor?',
  'Thump! Who is up?',
  'Bump! Who is up?',
] as const;

interface Parts {
  readonly refrain: string;
  /** The noise alone, in small letters: "thump". */
  readonly noise: string;
  /** "big bed", "big girl bed", "new bed": in the theme's own words. */
  readonly bed: string;
  /** Sentences about whose room it is, and what is left, where the theme says so; each with a space before it. */
  readonly own: string;
}

export function partsOf({ A, raw, chance }: Going): Parts {
  const refrain = chance.pick(...REFRAINS);
  const said = /\b(?:big (?:girl|boy|kid)(?:['’]?s)?|toddler|grown[- ]up|first big|big|new|proper) (?:new )?bed\b/.exec(
    raw,
  )?.[0];
  return {
    refrain,
    noise: (refrain.split('!')[0] ?? 'thump').toLowerCase(),
    bed: said?.replace('first ', '') ?? 'big bed',
    own: [
      /\broom\b/.test(raw) ? ` It was in ${A.names} own room.` : '',
      /\bmov(?:es?|ing) (?:house|home|day)\b/.test(raw) ? ' It was moving day.' : '',
      /\bbye\b|goodbye/.test(raw) ? ' They were saying goodbye to the cot.' : '',
    ].join(''),
  };
}
