import type { ThingName } from '@storylantern/contract';

/** A thing that somebody makes for somebody, and how. */
export interface Craft {
  /** "knits", "knitted", "knit", "knitting". */
  readonly now: string;
  readonly did: string;
  readonly to: string;
  readonly doing: string;
  /** How it sounds: "Click, click". */
  readonly sound: string;
  /** What it is made of: "wool". */
  readonly stuff: string;
  /** "scarf", "a scarf". */
  readonly thing: string;
  readonly aThing: string;
  /** How one tries it: "puts it on", "put it on". */
  readonly triesNow: string;
  readonly tried: string;
  readonly drawn: ThingName | null;
}

type Verb = Pick<Craft, 'now' | 'did' | 'to' | 'doing' | 'sound' | 'stuff'>;
const KNIT: Verb = {
  now: 'knits',
  did: 'knitted',
  to: 'knit',
  doing: 'knitting',
  sound: 'Click, click',
  stuff: 'wool',
};
const VERBS: readonly (readonly [RegExp, Verb, string])[] = [
  [/\bknit\w*\b/i, KNIT, 'scarf'],
  [/\bcrochet\w*\b/i, { ...KNIT, now: 'crochets', did: 'crocheted', to: 'crochet', doing: 'crocheting' }, 'scarf'],
  [
    /\b(?:sews?|sewing|sewed|stitch\w*|tailor|dressmaker|embroider\w*)\b/i,
    { now: 'sews', did: 'sewed', to: 'sew', doing: 'sewing', sound: 'Snip, snip', stuff: 'cloth' },
    'coat',
  ],
  [
    /\b(?:weaves?|wove|weaving|weaver|spins?)\b/i,
    { now: 'weaves', did: 'wove', to: 'weave', doing: 'weaving', sound: 'Over, under', stuff: 'thread' },
    'blanket',
  ],
  [
    /\b(?:builds?|built|building|builder|carves?|carved|carving|carpenter)\b/i,
    { now: 'builds', did: 'built', to: 'build', doing: 'building', sound: 'Tap, tap', stuff: 'wood' },
    'chair',
  ],
  [
    /\b(?:makes?|making|made|shoemaker|hat ?maker|dressmaker)\b/i,
    { now: 'makes', did: 'made', to: 'make', doing: 'making', sound: 'Snip, snap', stuff: 'cloth' },
    '',
  ],
];

const ON = { triesNow: 'puts it on', tried: 'put it on' };
const IN = { triesNow: 'gets in', tried: 'got in' };
const SAT = { triesNow: 'sits down on it', tried: 'sat down on it' };
const UNDER = { triesNow: 'gets under it', tried: 'got under it' };
type Use = Pick<Craft, 'triesNow' | 'tried'> & { readonly drawn: ThingName | null; readonly of?: string };
const USES: readonly (readonly [RegExp, string, Use])[] = [
  [/\b(?:scarf|scarves|scarfs)\b/i, 'scarf', { ...ON, drawn: 'scarf' }],
  [/\b(?:jumpers?|sweaters?|pullovers?)\b/i, 'jumper', { ...ON, drawn: null }],
  [/\b(?:cardigans?)\b/i, 'cardigan', { ...ON, drawn: null }],
  [/\bhats?\b/i, 'hat', { ...ON, drawn: 'hat' }],
  [/\b(?:socks?|stockings?)\b/i, 'sock', { ...ON, drawn: 'sock' }],
  [/\b(?:mittens?|gloves?)\b/i, 'mitten', { ...ON, drawn: 'mittens' }],
  [/\bcoats?\b/i, 'coat', { ...ON, drawn: 'coat' }],
  [/\bjackets?\b/i, 'jacket', { ...ON, drawn: 'coat' }],
  [/\bdress(?:es)?\b/i, 'dress', { ...ON, drawn: 'dress' }],
  [/\bcostumes?\b/i, 'costume', { ...ON, drawn: null }],
  [/\b(?:shirts?)\b/i, 'shirt', { ...ON, drawn: 'shirt' }],
  [/\b(?:shoes?|slippers?|shoemaker)\b/i, 'shoe', { ...ON, drawn: 'shoe', of: 'leather' }],
  [/\b(?:boots?)\b/i, 'boot', { ...ON, drawn: 'boots', of: 'leather' }],
  [/\b(?:blankets?|quilts?|duvets?)\b/i, 'blanket', { ...UNDER, drawn: 'blanket' }],
  [/\b(?:rugs?|carpets?)\b/i, 'rug', { ...SAT, drawn: null }],
  [/\b(?:hammocks?)\b/i, 'hammock', { ...IN, drawn: null }],
  [/\b(?:baskets?)\b/i, 'basket', { ...IN, drawn: 'basket', of: 'straw' }],
  [/\b(?:chairs?|stools?|benches|bench)\b/i, 'chair', { ...SAT, drawn: 'chair', of: 'wood' }],
  [/\b(?:beds?)\b/i, 'bed', { ...IN, drawn: null, of: 'wood' }],
  [/\b(?:houses?|homes?|huts?)\b/i, 'house', { ...IN, drawn: 'house', of: 'wood' }],
  [/\b(?:sledges?|sleds?)\b/i, 'sledge', { ...SAT, drawn: 'sledge', of: 'wood' }],
  [/\b(?:carts?|go-karts?)\b/i, 'cart', { ...IN, drawn: null, of: 'wood' }],
];

/** What a theme says that somebody makes; null where it is nothing that has to fit. */
export function craftIn(raw: string): Craft | null {
  const verb = VERBS.find(([words]) => words.test(raw));
  if (!verb) return null;
  const [, how, usual] = verb;
  const made = raw.replace(/^(?:an?|the) \p{L}+(?: \p{L}+)? (?=who|that)/iu, '');
  const use = USES.find(([words]) => words.test(made)) ?? USES.find(([, id]) => id === usual);
  // "Builds bridges", "makes cakes": nothing that fits whoever gets it.
  const names =
    /\b(?:knits?|sews?|weaves?|builds?|makes?|carves?|crochets?)\b (?!for\b|all\b|at\b|in\b|every\b|and\b)\p{L}+/iu;
  if (!use || (names.test(raw) && !USES.some(([words]) => words.test(made)))) return null;
  const [, thing, { of, ...tries }] = use;
  const built = of === 'wood' || of === 'leather';
  return {
    ...how,
    ...(how.now === 'makes' && built ? { sound: 'Tap, tap' } : {}),
    stuff: of ?? how.stuff,
    thing,
    aThing: `a ${thing}`,
    ...tries,
  };
}
