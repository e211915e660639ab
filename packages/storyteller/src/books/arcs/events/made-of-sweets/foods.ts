import { withArticle } from '../../../company/figure.ts';

const SOLID =
  'sweets|sweeties|candy|candies|cakes?|cupcakes?|biscuits?|cookies?|gingerbread|chocolate|toffee|fudge|marshmallows?|jelly|pancakes?|waffles?|doughnuts?|lollipops?|ice cream|marzipan|sugar|icing|pudding|cheese|bread|popcorn';
const LIQUID =
  'lemonade|chocolate|hot chocolate|custard|honey|milk ?shake|orange juice|juice|milk|syrup|caramel|melted chocolate|soup';
const PLACE =
  'land|world|island|house|cottage|castle|palace|mountain|hill|town|village|city|forest|garden|planet|kingdom|school|park|playground|valley|street';

/** A place of which all is something to eat: "a land made of sweets", "candy land", "the chocolate river". */
export const EDIBLE = new RegExp(
  String.raw`\b(?:${PLACE})s? (?:which is |that is |that was )?(?:all )?(?:made |built )?(?:(?:out )?of|from|where everything is(?: made of)?) (?:${SOLID})\b|\b(?:${SOLID})[- ]?(?:${PLACE})\b|\b(?:rivers?|lakes?|seas?|waterfalls?) (?:made )?of (?:${LIQUID})\b|\b(?:${LIQUID}) (?:rivers?|lakes?|seas?|waterfalls?)\b|\beverything (?:is|was|turn(?:s|ed) (?:in)?to) (?:made of )?(?:${SOLID})\b`,
  'iu',
);

/** What a place is made of, for sentences. */
export interface Edible {
  /** "a land made of sweets". */
  readonly where: string;
  /** "the land". */
  readonly there: string;
  /** What the bridge, the gate and the chairs are made of: "cake". */
  readonly solid: string;
  /** What runs in the river: "lemonade". */
  readonly liquid: string;
}

/** Reads that from the words of a theme; a land made of sweets with a river of lemonade where they say no more. */
export function edibleIn(raw: string): Edible {
  const solidSaid = new RegExp(String.raw`\b(${SOLID})\b`, 'iu').exec(raw)?.[1]?.toLowerCase();
  const liquidSaid = new RegExp(
    String.raw`\b(${LIQUID}) (?:river|lake|sea|waterfall)|(?:rivers?|lakes?|seas?|waterfalls?) (?:made )?of (${LIQUID})\b`,
    'iu',
  ).exec(raw);
  const liquid = (liquidSaid?.[1] ?? liquidSaid?.[2])?.toLowerCase();
  const place = new RegExp(String.raw`\b(${PLACE})`, 'iu').exec(raw)?.[1]?.toLowerCase() ?? 'land';
  const solid =
    liquid !== undefined && (solidSaid === undefined || solidSaid === liquid) ? 'biscuit' : (solidSaid ?? 'sweets');
  return {
    where: `${withArticle(place)} made of ${solid}`,
    there: `the ${place}`,
    solid,
    liquid: liquid ?? 'lemonade',
  };
}
