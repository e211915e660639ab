import type { ThingName } from '@storylantern/contract';

/** What is on a plate and would rather stay there, by the words of a theme. */
interface Food {
  readonly word: string;
  readonly sweet: boolean;
}

const SAVOURY =
  'sausage|fish finger|pizza|chip|burger|meatball|dumpling|sprout|brussels sprout|pea|broccoli|noodle|pasta|nugget|sandwich|bean|omelette|samosa|hot dog|fried egg|bacon';
const SWEET =
  'pancake|biscuit|cookie|cake|cupcake|bun|muffin|doughnut|donut|waffle|crumpet|scone|brownie|jelly|pudding|gingerbread man|gingerbread|banana|strawberry|toast|croissant|jam tart|pie|bagel|marshmallow|raisin|grape';
const FOODS = new RegExp(String.raw`\b(${SAVOURY}|${SWEET})(?:e?s)?\b`, 'iu');

export function foodIn(raw: string): Food | null {
  const word = FOODS.exec(raw)?.[1]?.toLowerCase();
  return word === undefined ? null : { word, sweet: new RegExp(`^(?:${SWEET})$`, 'iu').test(word) };
}

const NOT = String.raw`(?:(?:does|did|do|would|could|will) ?n[o'’]?t|doesn['’]t|didn['’]t|won['’]?t|refus\p{L}+|hates?|not|never|afraid|scared)`;
/** "the sausage that didn't want to be eaten", "please don't eat me". */
export const NOT_EATEN = new RegExp(
  String.raw`\b${NOT}\b[^.]*\b(?:be(?:ing)?|get(?:ting)?) (?:eaten|gobbled|bitten|swallowed|munched)\b|\b(?:don['’]?t|do not) eat me\b|\bhid(?:es|ing)? from (?:being eaten|the fork)\b`,
  'iu',
);

/** What else is on the table: two things that are eaten up before it, as they stand in a sentence and as they are drawn. */
export interface Sides {
  readonly one: string;
  readonly two: string;
  readonly drawn: readonly [ThingName, ThingName];
}

export const sidesOf = ({ word, sweet }: Food): Sides =>
  sweet
    ? word === 'strawberry'
      ? { one: 'apple', two: 'cherries', drawn: ['apple', 'cherries'] }
      : { one: 'apple', two: 'strawberries', drawn: ['apple', 'strawberry'] }
    : word === 'pea'
      ? { one: 'carrot', two: 'potatoes', drawn: ['carrot', 'potato'] }
      : { one: 'carrot', two: 'peas', drawn: ['carrot', 'peas'] };
