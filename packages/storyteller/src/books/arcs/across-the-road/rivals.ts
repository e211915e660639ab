import { plainText } from '../../../facts/given-text.ts';
import type { Theme } from '../../theme.ts';
import { withoutAsker } from '../../theme/plain-theme.ts';

/** What is made and sold, and the two halves of what it takes. */
interface Ware {
  /** "cakes", and one of them: "a cake". */
  readonly many: string;
  readonly one: string;
  /** "flour" and "eggs", as they stand behind "all the". */
  readonly halves: readonly [string, string];
  /** Whoever makes it: "baker". */
  readonly maker: string;
}

/** Two who sell the same thing against each other, as a theme says it. */
export interface Rivals {
  readonly ware: Ware;
  /** What one of them is called, as typed: "baker"; null where they are friends of the child's own. */
  readonly kind: string | null;
  /** As typed: "lemonade stand"; null where nothing says where it is sold. */
  readonly place: string | null;
  /** What they make falls in love, as typed: "cakes". */
  readonly inLove: string | null;
  /** More is said than that there are two of them. */
  readonly isSure: boolean;
}

const WARES: readonly (readonly [RegExp, Ware])[] = [
  [/lemonade/i, { many: 'lemonade', one: 'a lemonade', halves: ['lemons', 'sugar'], maker: 'lemonade seller' }],
  [
    /ice[- ]?creams?|gelato/i,
    { many: 'ice creams', one: 'an ice cream', halves: ['milk', 'cones'], maker: 'ice cream seller' },
  ],
  [/cup ?cakes?/i, { many: 'cupcakes', one: 'a cupcake', halves: ['flour', 'eggs'], maker: 'baker' }],
  [/pizzas?|pizzeria/i, { many: 'pizzas', one: 'a pizza', halves: ['cheese', 'tomatoes'], maker: 'pizza maker' }],
  [
    /cakes?|bakers?|baker(?:y|ies)|patisser\w+/i,
    { many: 'cakes', one: 'a cake', halves: ['flour', 'eggs'], maker: 'baker' },
  ],
  [/biscuits?|cookies?/i, { many: 'biscuits', one: 'a biscuit', halves: ['flour', 'butter'], maker: 'baker' }],
  [/pies?/i, { many: 'pies', one: 'a pie', halves: ['flour', 'apples'], maker: 'pie maker' }],
  [/pancakes?|waffles?/i, { many: 'pancakes', one: 'a pancake', halves: ['flour', 'eggs'], maker: 'pancake maker' }],
  [/bread|loaf|loaves/i, { many: 'loaves', one: 'a loaf', halves: ['flour', 'yeast'], maker: 'baker' }],
  [
    /soup|caf[eé]s?|restaurants?|chefs?|cooks?/i,
    { many: 'soups', one: 'a bowl of soup', halves: ['onions', 'carrots'], maker: 'cook' },
  ],
  [
    /sweets?|sweet ?shops?|chocolat\w+/i,
    { many: 'sweets', one: 'a sweet', halves: ['sugar', 'paper bags'], maker: 'sweet maker' },
  ],
  [/flowers?|florists?/i, { many: 'flowers', one: 'a flower', halves: ['pots', 'seeds'], maker: 'flower seller' }],
  [/hats?|hatters?|milliners?/i, { many: 'hats', one: 'a hat', halves: ['felt', 'ribbon'], maker: 'hat maker' }],
  [/toys?|toy ?makers?/i, { many: 'toys', one: 'a toy', halves: ['wood', 'paint'], maker: 'toy maker' }],
  [/potions?/i, { many: 'potions', one: 'a potion', halves: ['bottles', 'corks'], maker: 'potion maker' }],
  [
    /shoes?|cobblers?|shoe ?makers?/i,
    { many: 'shoes', one: 'a shoe', halves: ['leather', 'laces'], maker: 'shoemaker' },
  ],
];

const SELLING = String.raw`stands?|stalls?|shops?|vans?|trucks?|carts?|parlours?|caf[eé]s?|restaurants?|bakery|bakeries|pizzerias?|businesse?s?`;
const MAKERS = String.raw`bakers?|chefs?|cooks?|florists?|hatters?|milliners?|cobblers?|shoe ?makers?|toy ?makers?|(?:\p{L}+ ){0,2}(?:sellers?|makers?)|pizza (?:chefs?|bakers?|makers?)`;
const FRIENDS = String.raw`(?:best )?friends|children|kids|neighbours|girls|boys`;
const AGAINST =
  /\brivals?\b|\bcompet\w+\b|\bagainst each other\b|\boutdo\b|\bbetter than\b|\bwars?\b|\bsame (?:street|road|corner|customers|square)\b|\bopposite\b|\bacross the (?:road|street)\b|\beach other's customers\b|\bboth (?:open|run|sell|set up|have)\b|\beach (?:open|run|sell|set up|have)\b/iu;
const IN_LOVE = /\bwhose ((?:\p{L}+ )?\p{L}+) (?:fall|fell|are falling) in love(?: with each other)?\b/iu;
/** Every part of such a sentence that the story tells. */
const TOLD = new RegExp(
  [
    String.raw`\b(?:rivals?|rival|competing|compete(?: with each other)?|against each other|wars?|with each other|at war)\b`,
    String.raw`\b(?:a|the|their|own|two|both|each|other|want|wants|streets?|roads?|corners?|sides?|who|that|and|between|in|on|of|to|are|is|have|has|had|run|runs|open|opens|opened|set up|sell|sells|selling|keep|try|trying|story|for|with|from)\b`,
    String.raw`\b(?:the same|opposite|across|same|next door|next to) ?(?:(?:street|road|corner|square|customers|sides?|each other|of the (?:street|road|square)))*\b`,
    String.raw`\bto (?:be|make|sell|bake) (?:the )?(?:best|better|biggest|most)\b|\bbetter than the other\b|\bbest\b|\bin (?:the )?(?:town|world|village|street)\b`,
    String.raw`\b(?:both )?(?:end up|ended up|are left|finish) with(?:out)? (?:no|any) customers\b|\b(?:nobody|no one) (?:comes|buys anything)\b|\blose all (?:their|the) customers\b`,
  ].join('|'),
  'giu',
);

/** Reads a theme as that of two who sell the same thing against each other; null where it is anything else. */
export function rivalsIn({ raw }: Pick<Theme, 'raw'>): Rivals | null {
  const said = withoutAsker(plainText(raw))
    .replace(/’/g, "'")
    .replace(/[.!?\s]+$/u, '')
    .toLowerCase();
  if (!/\b(?:two|rival|wars?)\b/.test(said) || !AGAINST.test(said)) return null;
  const inLove = IN_LOVE.exec(said)?.[1] ?? null;
  const plain = said.replace(IN_LOVE, ' ');
  const place = new RegExp(String.raw`\b((?:\p{L}+[ -]){0,2}?(?:${SELLING}))\b`, 'iu').exec(plain)?.[1] ?? null;
  const maker = new RegExp(String.raw`\b(${MAKERS})\b`, 'iu').exec(plain)?.[1] ?? null;
  const friends = new RegExp(String.raw`\b(?:${FRIENDS})\b`, 'iu').exec(plain)?.[0] ?? null;
  const spoken = `${place ?? ''} ${maker ?? ''} ${plain}`;
  const ware = WARES.find(([word]) => new RegExp(String.raw`\b(?:${word.source})\b`, 'iu').test(spoken))?.[1];
  if (!ware || (place === null && maker === null && friends === null)) return null;
  // What they make may fall in love; whoever belongs to them is another story.
  if (inLove !== null && !new RegExp(String.raw`${ware.many.slice(0, 3)}`, 'iu').test(inLove)) return null;
  const isLeft = [place, maker, friends, ware.many, ware.one.replace(/^an? /, '')].reduce<string>(
    (left, part) => (part === null ? left : left.replace(part, ' ')),
    plain,
  );
  if (/\p{L}{3,}/u.test(isLeft.replace(TOLD, ' '))) return null;
  return {
    ware,
    kind: friends !== null ? null : oneOf((maker ?? ware.maker).replace(BEFORE, '')),
    place: place === null ? null : oneOf(place.replace(BEFORE, '')),
    inLove,
    isSure: inLove !== null || place !== null || /\b(?:customers|against each other|street|road|corner)\b/.test(plain),
  };
}

/** What stands before a noun and is no part of what it names. */
const BEFORE =
  /^(?:(?:an?|the|two|rival|competing|both|own|each|runs?|opens?|opened|their|of|set up|have|has|sells?|who) )+/u;
const oneOf = (many: string): string =>
  many.endsWith('ies') ? many.replace(/ies$/, 'y') : many.replace(/(?<=[^s])s$/, '');
