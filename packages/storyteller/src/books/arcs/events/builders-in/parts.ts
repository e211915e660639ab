import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['what is in the wall?', 'three and one', 'dust in the butter', 'a very good wall'];

/** Said by the one with the hammer, from the first day on; and by somebody long ago. */
const REFRAINS = [
  'Nearly done!',
  'Very nearly done!',
  'Almost done!',
  'Nearly there!',
  'Nearly finished!',
  'Almost finished!',
  'Almost there!',
  'As good as done!',
  'All but done!',
  'Just about done!',
] as const;

/** Why there is somebody with a hammer: in eight words, and longer. */
const WHY: readonly (readonly [RegExp, string, string])[] = [
  [/\bboiler\b/, 'The boiler was not well.', 'The boiler had made a noise like a cow, and stopped.'],
  [/\bleak\w*/, 'There was a leak.', 'There was a leak, and nobody knew where.'],
  [
    /\b(?:water|boiler|plumb\w*|leak\w*|pipes?|drip\w*|heating|radiators?|cold shower)\b/,
    'Something was wrong with the water.',
    'Something was wrong with the water, and nobody knew where.',
  ],
  [
    /\bscaffold\w*/,
    'There were poles all round the house.',
    'There were poles all round the house, and boards on the poles.',
  ],
  [/\bbath ?room/, 'There would be a new bathroom.', 'There was going to be a new bathroom.'],
  [/\bkitchen/, 'There would be a new kitchen.', 'There was going to be a new kitchen.'],
  [/\b(?:loft|extension|bigger)\b/, 'The house was to be bigger.', 'The house was going to be bigger.'],
];
const ANY = ['There was work to do.', 'There was something to be done to the house.'] as const;

const TRADE = /\b(builder|plumber|electrician|decorator|plasterer|roofer|tiler)s?\b/;

interface Parts {
  readonly refrain: string;
  readonly whyYoung: string;
  readonly why: string;
  /** Who has the hammer. */
  readonly M: Figure;
  readonly m: string;
  /** "Mo the plumber", where the theme says what Mo is. */
  readonly trade: string;
  /** Who lives on the other side of the wall. */
  readonly N: Figure;
  readonly n: string;
}

export function partsOf({ a, b, k, raw, company, chance }: Going): Parts {
  const found = WHY.find(([word]) => word.test(raw));
  const M = company.person([a, b, k].includes('Mo') ? 'Ray' : 'Mo', 'farmer');
  const trade = TRADE.exec(raw)?.[1];
  const N = company.person('Mrs Reed', 'neighbour');
  return {
    refrain: chance.pick(...REFRAINS),
    whyYoung: found?.[1] ?? ANY[0],
    why: found?.[2] ?? ANY[1],
    M,
    m: M.name,
    trade: trade === undefined ? M.name : `${M.name} the ${trade}`,
    N,
    n: N.name,
  };
}
