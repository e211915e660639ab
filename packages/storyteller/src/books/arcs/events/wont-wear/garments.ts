type Drawn = 'coat' | 'hat' | 'shoe' | 'boots' | 'scarf' | 'mittens' | 'sock' | 'shirt' | 'dress';

/** How something goes on, bit by bit, each as a sentence; `{hand}` is whatever its wearer has, `{d}` somebody small. */
interface WayOn {
  readonly first: string;
  readonly second: string;
  readonly done: string;
  /** How somebody small can be in it as well. */
  readonly shared: string;
}

/** Something to put on. */
export interface Garment extends WayOn {
  readonly said: RegExp;
  readonly word: string;
  readonly plural: boolean;
  readonly drawn: Drawn | null;
  /** Without it one goes out in pyjamas. */
  readonly isMost: boolean;
}

const TWO_IN = 'There was room for two, and {d} looked out at the top.';
const SLEEVES = {
  first: 'One {hand} went in.',
  second: 'Then the other {hand} went in.',
  shared: TWO_IN,
};
const ZIPPED: WayOn = { ...SLEEVES, done: 'Then up it went, to the chin.' };
const OVER_HEAD: WayOn = { ...SLEEVES, done: 'Then pop, there was the head.' };
const FEET = { shared: '{d} rode home on top of one foot, and held on tight.' };
const STAMPED: WayOn = {
  ...FEET,
  first: 'One toe went in.',
  second: 'Then the other toes went in.',
  done: 'Then stamp, stamp, both were on.',
};
const PULLED: WayOn = { ...STAMPED, done: 'Then pull, pull, up they came.' };
const FINGERS: WayOn = {
  first: 'One thumb went in.',
  second: 'Then the rest of the {hand} went in.',
  done: 'Then the other side wanted to, too.',
  shared: 'There was room for {d} in one thumb.',
};
const HAT: WayOn = {
  first: 'One ear went in.',
  second: 'Then the other ear went in.',
  done: 'Then pull, right down.',
  shared: 'There was room under it for {d}, too.',
};
const SCARF: WayOn = {
  first: 'One end went round.',
  second: 'Then the other end went round.',
  done: 'Then round and round, to the nose.',
  shared: TWO_IN,
};

const garment = (said: RegExp, word: string, way: WayOn, drawn: Drawn | null, isMost = false): Garment => ({
  said,
  word,
  plural: /(?:s|clothes)$/.test(word) && word !== 'dress',
  ...way,
  drawn,
  isMost,
});

/** In the order in which they are looked for: "winter coat and boots" is about the coat. */
export const GARMENTS: readonly Garment[] = [
  garment(/\b\w*coats?\b/u, 'coat', ZIPPED, 'coat'),
  garment(/\bjackets?\b/u, 'jacket', ZIPPED, 'coat'),
  garment(/\banorak\b/u, 'anorak', ZIPPED, 'coat'),
  garment(/\bjumpers?\b/u, 'jumper', OVER_HEAD, null),
  garment(/\bsweater\b/u, 'sweater', OVER_HEAD, null),
  garment(/\bcardigans?\b/u, 'cardigan', ZIPPED, null),
  garment(/\b\w*hats?\b/u, 'hat', HAT, 'hat'),
  garment(/\bscar(?:f|ves)\b/u, 'scarf', SCARF, 'scarf'),
  garment(/\bgloves?\b/u, 'gloves', FINGERS, 'mittens'),
  garment(/\bmittens?\b/u, 'mittens', FINGERS, 'mittens'),
  garment(/\bwell(?:ies|ingtons?)\b/u, 'wellies', STAMPED, 'boots'),
  garment(/\bboots\b/u, 'boots', STAMPED, 'boots'),
  garment(/\bshoes?\b/u, 'shoes', STAMPED, 'shoe'),
  garment(/\btrainers\b/u, 'trainers', STAMPED, 'shoe'),
  garment(/\bsocks?\b/u, 'socks', PULLED, 'sock'),
  garment(/\btrousers\b/u, 'trousers', PULLED, null, true),
  garment(/\btights\b/u, 'tights', PULLED, null, true),
  garment(/\bdress(?:es)?\b(?! up)/u, 'dress', OVER_HEAD, 'dress', true),
  garment(/\bshirts?\b/u, 'shirt', OVER_HEAD, 'shirt', true),
  garment(/\buniforms?\b/u, 'uniform', OVER_HEAD, 'shirt', true),
  garment(/\b(?:clothes|dressed|anything)\b/u, 'clothes', OVER_HEAD, 'shirt', true),
];
