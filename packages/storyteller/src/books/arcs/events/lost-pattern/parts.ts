/** What an animal is known by from afar. */
export const PATTERNS = '(?:stripes?|spots?|dots?|patches|markings|speckles|rosettes)';

export interface Pattern {
  /** "stripes". */
  readonly W: string;
  /** "stripe". */
  readonly w: string;
  /** What throws a shadow like it: "the fence", "the apple tree". */
  readonly shade: string;
  readonly thing: 'fence' | 'tree';
}

/** Who is known by something else than stripes. */
const OTHERWISE: readonly (readonly [RegExp, string])[] = [
  [/\b(?:lady ?(?:bird|bug)|leopard|cheetah|dalmatian|toadstool|deer|fawn|hyena|jaguar)s?\b/i, 'spots'],
  [/\b(?:giraffe|cow|calf|panda)s?\b/i, 'patches'],
];

/** As the theme says it ("one spot" is one of the spots), else as the animal in it is known. */
export function patternOf(raw: string): Pattern {
  const said = new RegExp(String.raw`\b${PATTERNS}\b`, 'i').exec(raw)?.[0].toLowerCase();
  const word = said ?? OTHERWISE.find(([who]) => who.test(raw))?.[1] ?? 'stripes';
  const w = word === 'patches' ? 'patch' : word.replace(/s$/, '');
  const isLines = w === 'stripe';
  return {
    W: /^(?:stripe|spot|dot)$/.test(word) ? `${word}s` : word,
    w,
    shade: isLines ? 'the fence' : 'the apple tree',
    thing: isLines ? 'fence' : 'tree',
  };
}

export const refrainsOf = (w: string): readonly [string, ...string[]] => [
  `Not one ${w}.`,
  `Not a single ${w}.`,
  `Still not one ${w}.`,
  `Not the smallest ${w}.`,
  `Not half a ${w}.`,
  `Nowhere a ${w}.`,
  `There was not a ${w}.`,
  `Not so much as a ${w}.`,
  `And not one ${w}.`,
  `Not the ghost of a ${w}.`,
];
export const titlesOf = (W: string): readonly [string, ...string[]] => [
  `where are the ${W}`,
  `the lost ${W}`,
  `washed off`,
  `${W} in the rain`,
];
