import type { ThingName } from '@storylantern/contract';

/** What somebody has sent for, and what one does with it once it is there. */
export interface Ordered {
  /** "pizza". */
  readonly noun: string;
  /** "eat it". */
  readonly use: string;
  /** "They all eat", "they all ate". */
  readonly uses: string;
  readonly used: string;
  readonly drawn: ThingName | null;
  readonly sort: 'food' | 'seat' | 'other';
}

const FOOD =
  /\b((?:birthday |wedding |chocolate )?cake|pizza|pie|pancake|burger|hamburger|sandwich|pudding|lasagne|jelly|doughnut|donut|cookie|biscuit|ice cream|melon|watermelon|loaf)s?\b/i;
const SEAT = /\b(sofa|settee|couch|armchair|bunk bed|bed|chair|bench|mattress|beanbag|hammock)\b/i;
const OTHER: readonly (readonly [RegExp, Pick<Ordered, 'use' | 'uses' | 'used'>])[] = [
  [/\b((?:christmas )?tree)\b/i, { use: 'sing round it', uses: 'sing round it', used: 'sang round it' }],
  [/\b(piano)\b/i, { use: 'sing to it', uses: 'sing to it', used: 'sang to it' }],
  [/\b(trampoline|bouncy castle)\b/i, { use: 'bounce on it', uses: 'bounce on it', used: 'bounced on it' }],
  [/\b(teddy(?: bear)?)\b/i, { use: 'lean on it', uses: 'lean on it', used: 'leaned on it' }],
];
const DRAWN: Readonly<Record<string, ThingName>> = {
  pizza: 'pizza',
  cake: 'cake',
  'birthday cake': 'cake',
  'wedding cake': 'cake',
  'chocolate cake': 'cake',
  sandwich: 'sandwich',
  tree: 'tree',
  'christmas tree': 'tree',
};

/** What a theme has ordered that is too big; null where it names nothing one could do together. */
export function orderedIn(raw: string): Ordered | null {
  const food = FOOD.exec(raw)?.[1]?.toLowerCase();
  const seat = SEAT.exec(raw)?.[1]?.toLowerCase();
  if (food !== undefined)
    return { noun: food, use: 'eat it', uses: 'eat', used: 'ate', drawn: DRAWN[food] ?? null, sort: 'food' };
  if (seat !== undefined)
    return { noun: seat, use: 'sit on it', uses: 'sit on it', used: 'sat on it', drawn: null, sort: 'seat' };
  for (const [word, does] of OTHER) {
    const noun = word.exec(raw)?.[1]?.toLowerCase();
    if (noun !== undefined)
      return { noun: noun.replace('christmas', 'Christmas'), ...does, drawn: DRAWN[noun] ?? null, sort: 'other' };
  }
  return /\b(?:presents?|parcels?|boxe?s?|package)\b/i.test(raw) ? PRESENT : null;
}
const PRESENT: Ordered = {
  noun: 'present',
  use: 'unwrap it',
  uses: 'pull off the paper',
  used: 'pulled off the paper',
  drawn: 'present',
  sort: 'other',
};

const WHAT = String.raw`(?:cakes?|pizzas?|pies?|pancakes?|(?:ham)?burgers?|sandwich(?:es)?|pudding|lasagne|jelly|doughnuts?|donuts?|cookie|biscuit|ice cream|(?:water)?melon|loaf|sofa|settee|couch|armchair|bed|chair|bench|mattress|beanbag|hammock|tree|piano|trampoline|bouncy castle|teddy|presents?|parcels?|package)`;
const NOT_IN = String.raw`(?:(?:wo ?n['’]?t|will not|would(?: not|n['’]?t)|does(?: not|n['’]?t)|can(?:not|['’]?t)|could ?n[o'’]*t|do(?:es)?n['’]?t) (?:\p{L}+ )?(?:fit|go|get|come) (?:\p{L}+ )?(?:through|in(?:to)?|up|past|under)|too (?:big|large|wide|long|huge|fat|tall) (?:to (?:fit|go|get|come) (?:\p{L}+ )?(?:through|in(?:to)?)|for (?:the|our|my|his|her|their)) (?:\p{L}+ ){0,3}(?:door\w*|house|flat|room|stairs|kitchen|living room)|(?:gets?|got|is|was|are) stuck in the (?:\p{L}+ )?door\w*|bigger than (?:the|our|my|his|her|their) (?:\p{L}+ )?(?:house|door|table|kitchen))`;

/** That a theme may be of something that has come and does not go in. */
export const WONT_FIT_WORDS = new RegExp(
  [
    String.raw`\b${WHAT}\b[^.]*\b${NOT_IN}\b[^.]*`,
    String.raw`\b(?:order\w*|deliver\w*|buys?|bought)\b[^.]*\b(?:biggest|giant|enormous|huge|gigantic)\b[^.]*\b${WHAT}\b`,
    String.raw`\b(?:biggest|giant|enormous|huge|gigantic)\b[^.]*\b${WHAT}\b[^.]*\b(?:order\w*|deliver\w*|comes? to (?:our|my|the) house|arriv\w*)\b`,
  ].join('|'),
  'iu',
);
