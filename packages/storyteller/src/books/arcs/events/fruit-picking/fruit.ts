import type { ThingName } from '@storylantern/contract';

/** What is picked, and where it hangs. */
export interface Fruit {
  readonly one: string;
  readonly many: string;
  /** Where it grows, after "in": "the rows", "the low branches". */
  readonly grows: string;
  readonly drawn: ThingName | null;
}

const berry = (name: string, grows: string, drawn: ThingName | null = null): readonly [RegExp, Fruit] => [
  new RegExp(String.raw`\b${name}(?:y|ies)\b|\b${name}ying\b`, 'i'),
  { one: `${name}y`, many: `${name}ies`, grows, drawn },
];
const tree = (name: string, drawn: ThingName | null, many = `${name}s`): readonly [RegExp, Fruit] => [
  new RegExp(String.raw`\b(?:${name}|${many})\b`, 'i'),
  { one: name, many, grows: 'the low branches', drawn },
];
const FRUITS: readonly (readonly [RegExp, Fruit])[] = [
  berry('strawberr', 'the rows', 'strawberry'),
  berry('raspberr', 'the bushes'),
  berry('blackberr', 'the hedge'),
  berry('blueberr', 'the bushes'),
  berry('gooseberr', 'the bushes'),
  berry('cherr', 'the low branches', 'cherries'),
  tree('apple', 'apple'),
  tree('pear', 'pear'),
  tree('plum', null),
  tree('peach', null, 'peaches'),
  tree('orange', null),
  tree('apricot', null),
  [/\btomato(?:es)?\b/i, { one: 'tomato', many: 'tomatoes', grows: 'the rows', drawn: 'tomato' }],
  [/\bberr(?:y|ies)\b/i, { one: 'berry', many: 'berries', grows: 'the bushes', drawn: null }],
];
/** The same as a pattern. */
export const FRUIT =
  'strawberr(?:y|ies)|raspberr(?:y|ies)|blackberr(?:y|ies)|blueberr(?:y|ies)|gooseberr(?:y|ies)|berr(?:y|ies)|cherr(?:y|ies)|apples?|pears?|plums?|peach(?:es)?|oranges?|apricots?|tomato(?:es)?';

const STRAWBERRY: Fruit = { one: 'strawberry', many: 'strawberries', grows: 'the rows', drawn: 'strawberry' };
/** What a theme says that is picked. */
export const fruitIn = (raw: string): Fruit => FRUITS.find(([said]) => said.test(raw))?.[1] ?? STRAWBERRY;
