import type { ThingName } from '@storylantern/contract';
import type { Going } from '../event.ts';

/** What is not eaten, in seven pieces, and what is eaten instead. */
export interface Food {
  /** "peas", after "does not like". */
  readonly x: string;
  /** "seven peas", "seven bits of broccoli". */
  readonly seven: string;
  /** "pea", "bit of broccoli". */
  readonly one: string;
  /** The only thing that is eaten; null where the theme says none. */
  readonly only: string | null;
  /** Where one can be hidden: "the mash", "the pasta". */
  readonly mash: string;
  readonly things: readonly ThingName[];
}

const SMALL: Readonly<Record<string, string>> = {
  peas: 'pea',
  sprouts: 'sprout',
  'brussels sprouts': 'sprout',
  beans: 'bean',
  'green beans': 'bean',
  mushrooms: 'mushroom',
  olives: 'olive',
  grapes: 'grape',
  raisins: 'raisin',
  berries: 'berry',
  blueberries: 'blueberry',
  strawberries: 'strawberry',
};
const SLICED: Readonly<Record<string, string>> = {
  carrots: 'carrot',
  bananas: 'banana',
  tomatoes: 'tomato',
  cucumbers: 'cucumber',
  cucumber: 'cucumber',
  courgettes: 'courgette',
  apples: 'apple',
  beetroot: 'beetroot',
  potatoes: 'potato',
  aubergine: 'aubergine',
  mangoes: 'mango',
};
const IN_BITS =
  /^(?:broccoli|cauliflower|cabbage|spinach|lettuce|salad|fish|cheese|kale|chicken|meat|tofu|egg|eggs|onions?|peppers?|avocado|pineapple|melon|bread|hay|grass|pumpkin|bamboo|leaves|clover|seaweed)$/;
const GREENS =
  /^(?:his |her |their |its |my |the |any )?(?:green )?(?:vegetables?|veg|veggies|greens|green things|dinner|tea|lunch|supper|food|new food|anything new|anything green|salad)$/;
const FOOD = '(?:green beans|brussels sprouts|green things|new food|anything green|anything new|[a-z]+)';

const DISLIKED = new RegExp(
  String.raw`\b(?:hates?|hated|(?:does ?n[o'’]?t|do ?n[o'’]?t|did ?n[o'’]?t|does not|do not|did not|won['’]?t|will not|would not|wouldn['’]?t|never|refuses to|refused to|not) (?:(?:like|likes|liked|eat|eats|ate|want|try)(?: to (?:eat|try|like))?)) (?:his |her |their |its |my |any |the |eating )?(${FOOD})\b|\b(?:afraid|scared) of (?:his |her |their )?(${FOOD})\b`,
  'iu',
);
const ONLY = new RegExp(
  String.raw`\b(?:only (?:ever )?(?:eats?|ate|wants?|wanted|likes?|liked)(?: to eat)?|(?:eats?|ate) (?:nothing but|only)|won['’]?t eat anything (?:but|except)|(?:just|always) (?:eats?|ate)|lived on) (${FOOD})\b`,
  'iu',
);
const EATEN =
  /^(?:pasta|spaghetti|noodles|rice|chips|toast|bread|pizza|cheese|macaroni|pancakes|beige food|sandwiches|jam|crisps|biscuits|cake|sweets|chocolate|cereal|bananas|potatoes|mash|sausages|nuggets|bagels|crackers|honey|ketchup|beans|yellow food|porridge|strawberries|ice)$/i;

/** A theme of what is not eaten. */
export const NOT_EATEN = new RegExp(
  `${DISLIKED.source}|${ONLY.source}|\\b(?:fussy|picky|choosy) (?:eater|eating|\\p{L}+)\\b`,
  'iu',
);

const found = (raw: string): { readonly x: string | null; readonly only: string | null } => {
  const only = ONLY.exec(raw)?.[1]?.toLowerCase() ?? null;
  const hit = DISLIKED.exec(raw);
  const x = (hit?.[1] ?? hit?.[2])?.toLowerCase() ?? null;
  return { x, only: only !== null && EATEN.test(only) ? only : null };
};

/** Whether it is about something that can lie on a plate in seven pieces. */
export function isOfFood(raw: string): boolean {
  const { x, only } = found(raw);
  if (/\b(?:fussy|picky|choosy) eat/i.test(raw) || only !== null) return true;
  if (x === null) return false;
  return x in SMALL || x in SLICED || IN_BITS.test(x) || GREENS.test(x);
}

/** In what one can be hidden, beside what is eaten. */
function mashFor(only: string | null): string {
  if (only === null) return 'the mash';
  if (/^(?:chips|crisps|nuggets|sausages)$/.test(only)) return 'the ketchup';
  if (/^(?:toast|bread|bagels|crackers|biscuits|sandwiches)$/.test(only)) return 'the jam';
  if (/^(?:sweets|chocolate|ice|strawberries|bananas|honey)$/.test(only)) return 'the custard';
  if (/^(?:beige|yellow) food$/.test(only)) return 'the mash';
  return only === 'pizza' ? 'the cheese' : `the ${only}`;
}

export function foodOf({ raw }: Going): Food {
  const { x: said, only } = found(raw);
  const x = said === null || GREENS.test(said) ? 'peas' : said;
  const one = SMALL[x] ?? (x in SLICED ? `slice of ${SLICED[x] ?? x}` : IN_BITS.test(x) ? `bit of ${x}` : 'pea');
  const many = one.replace(/^(slice|bit)/, '$1s');
  const seven = `seven ${many === one ? (x in SMALL ? (x === 'brussels sprouts' ? 'sprouts' : x.replace('green ', '')) : 'peas') : many}`;
  return {
    x:
      only !== null && said === null
        ? 'anything else'
        : said !== null && GREENS.test(said)
          ? said.replace(/^(?:his|her|their|its|my|the|any) /, '')
          : x,
    seven,
    one,
    only,
    mash: mashFor(only),
    things: one.startsWith('pea')
      ? ['peas']
      : /carrot/.test(one)
        ? ['carrot']
        : /broccoli/.test(one)
          ? ['broccoli']
          : [],
  };
}
