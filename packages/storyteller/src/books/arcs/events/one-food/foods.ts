import type { ThingName } from '@storylantern/contract';

/** A food that somebody loves above all others, and what it is kept in. */
export interface Food {
  /** As it stands after "loves": "honey", "bananas". */
  readonly food: string;
  /** "It", or "them" of many. */
  readonly them: string;
  readonly tin: string;
  readonly thing: ThingName | null;
}

const POT = /^(?:honey|jam|marmalade|peanut butter|porridge|custard|syrup|soup|yoghurt)$/;
const BASKET =
  /^(?:bananas|carrots|apples|pears|cherries|strawberries|blackberries|raspberries|blueberries|grapes|melons?|watermelon|oranges|mangoes|peaches|plums|berries|nuts|acorns|lettuce|cabbage|peas|tomatoes|potatoes|turnips|cucumbers?|mushrooms|broccoli|eggs|bread|bamboo)$/;
const DRAWN: Readonly<Record<string, ThingName>> = {
  honey: 'honey',
  jam: 'jam',
  bananas: 'banana',
  cheese: 'cheese',
  cake: 'cake',
  cakes: 'cake',
  cupcakes: 'cupcake',
  biscuits: 'biscuit',
  cookies: 'biscuit',
  carrots: 'carrot',
  apples: 'apple',
  pears: 'pear',
  cherries: 'cherries',
  strawberries: 'strawberry',
  pizza: 'pizza',
  pancakes: 'pancakes',
  bread: 'bread',
  sandwiches: 'sandwich',
  lettuce: 'lettuce',
  grapes: 'grapes',
  nuts: 'nuts',
  acorns: 'acorn',
  popcorn: 'popcorn',
  broccoli: 'broccoli',
  peas: 'peas',
  tomatoes: 'tomato',
  potatoes: 'potato',
  mushrooms: 'mushroom',
  eggs: 'egg',
};

/** Foods that can be put away for a few days and smelled through a lid. */
export const FOODS = String.raw`(?:honey|jam|marmalade|peanut butter|porridge|custard|syrup|soup|yoghurt|bananas?|cheese|cakes?|cupcakes|muffins|doughnuts|donuts|buns|biscuits|cookies|carrots?|apples?|pears|cherries|strawberries|blackberries|raspberries|blueberries|grapes|watermelon|melons?|oranges|mangoes|peaches|plums|berries|pizza|pancakes|waffles|toast|bread|sandwiches|sausages|spaghetti|noodles|pasta|pies?|chips|crisps|chocolate|sweets|lollipops|jelly|popcorn|nuts|peanuts|acorns|lettuce|cabbage|peas|tomatoes|potatoes|turnips|cucumbers?|mushrooms|broccoli|eggs|bamboo|fish fingers|pickles|fudge|toffee|gingerbread)`;
const SAID = new RegExp(String.raw`\b${FOODS}\b`, 'i');
const MANY: Readonly<Record<string, string>> = {
  banana: 'bananas',
  carrot: 'carrots',
  apple: 'apples',
  melon: 'melons',
  pie: 'pies',
  cucumber: 'cucumbers',
};

/** The food of a theme. */
export function foodIn(raw: string): Food | null {
  const said = SAID.exec(raw)?.[0].toLowerCase();
  if (said === undefined) return null;
  const food = MANY[said] ?? said;
  const tin = POT.test(food) ? 'pot' : BASKET.test(food) ? 'basket' : 'tin';
  const isMany = /(?:s|noodles|chips)$/.test(food) && !/^(?:hummus|couscous|molasses)$/.test(food);
  return { food, them: isMany ? 'them' : 'it', tin, thing: DRAWN[food] ?? null };
}
