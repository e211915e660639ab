import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { apart } from '../page.ts';

const COLOUR = '(red|orange|yellow|green|blue|indigo|violet|purple|pink)';
const GONE = String.raw`(?:lost|loses|los(?:t|es) (?:all )?|missing|with no|without(?: any)?|has no|had no|short of|can['’]?t find|cannot find|forgot|forgets|needs|ran out of|(?:goes|went|gone|ran|runs|fell|falls|dropped|left|leaves|disappear\w*|vanish\w*|fades?|faded|stole\w*|takes?|took))`;

/** "a rainbow that lost its blue", "the day red left the rainbow", "where is the yellow in the rainbow?" */
export const SHORT_OF_ONE = new RegExp(
  [
    String.raw`\brainbows?\b[^.]*\b${GONE}\b[^.]*\b${COLOUR}\b`,
    String.raw`\b${COLOUR}\b[^.]*\b${GONE}\b[^.]*\brainbow\b`,
    String.raw`\bwhere (?:is|are|did|has|was) (?:the )?(?:\p{L}+['’]s )?${COLOUR}\b[^.]*\brainbow\b`,
    String.raw`\brainbow['’]s (?:missing|lost) ${COLOUR}\b`,
    String.raw`\bmissing ${COLOUR}\b[^.]*\brainbow\b`,
    String.raw`\brainbows?\b[^.]*\b(?:(?:lost|loses|missing|without)\b[^.]*\b(?:colou?r|one of (?:its|her|his|the) colou?rs)|(?:only has|has only|with|and|has) (?:only )?six\b[^.]*\bcolou?rs)\b`,
  ].join('|'),
  'iu',
);

/** The colour that is missing; blue where none is named. */
const colourIn = (raw: string): string =>
  (new RegExp(String.raw`\b${COLOUR}\b`, 'iu').exec(raw)?.[1] ?? 'blue').toLowerCase();

const REFRAINS: readonly ((colour: string) => string)[] = [
  (colour) => `That is not my ${colour}!`,
  (colour) => `Not my ${colour}!`,
  (colour) => `The wrong ${colour}!`,
  (colour) => `That ${colour} is not mine!`,
  (colour) => `Some other ${colour}!`,
  (colour) => `No, not that ${colour}!`,
];

export interface Parts {
  /** The rainbow. */
  readonly R: Figure;
  readonly K: Figure;
  readonly G: Figure;
  readonly r: string;
  readonly k: string;
  readonly g: string;
  readonly Gcap: string;
  readonly c: string;
  readonly C: string;
  readonly aC: string;
  readonly refrain: string;
  readonly title: string;
}

export function partsOf(given: Going): Parts {
  const { A, K, G, k, g, Gcap, raw, company, chance } = apart(given);
  const R = A === K ? company.meet('rainbow') : A;
  const c = colourIn(raw);
  return {
    R,
    K,
    G,
    r: R.name,
    k,
    g,
    Gcap,
    c,
    C: `${c[0]?.toUpperCase() ?? ''}${c.slice(1)}`,
    aC: /^[aeiou]/.test(c) ? `an ${c}` : `a ${c}`,
    refrain: chance.pick(...REFRAINS)(c),
    title: chance.pick(
      'one, two, three, four, five, six',
      `where is the ${c}`,
      `the very ${c} puddle`,
      'one colour short',
    ),
  };
}
