import type { SettingName, ThingName } from '@storylantern/contract';

/** What is grown: something that is eaten, worn, watered or combed. */
export interface Kind {
  readonly at: SettingName;
  /** What there is of it for each: "slice". */
  readonly part: string;
  /** How one comes by it. */
  readonly had: string;
  /** What it is like to have one's part of it: in eight words, and longer; and when somebody has been left out. */
  readonly good: string;
  readonly goodLong: string;
  readonly sour: string;
  /** What somebody brings along to have it with. */
  readonly brings: string;
}

const EATEN = {
  at: 'kitchen',
  had: 'made',
  good: 'Crunch, munch! It was good.',
  goodLong: 'It tasted of butter, and a very little of street.',
  sour: 'It tasted of paper.',
  brings: 'spoon',
} as const;
const WORN = {
  at: 'living-room',
  had: 'knitted',
  good: 'It was soft and warm in there.',
  goodLong: 'It was as warm in there as a pocket.',
  sour: 'It itched.',
  brings: 'needle',
} as const;
const GREEN = {
  at: 'living-room',
  had: 'had',
  good: 'It was cool and green down there.',
  goodLong: 'It was cool down there, and smelled of rain.',
  sour: 'It was cold under there.',
  brings: 'jug',
} as const;
const BEARD: Kind = {
  at: 'living-room',
  part: 'curl',
  had: 'had',
  good: 'It was warm, and it tickled.',
  goodLong: 'It was warm in there, and it tickled.',
  sour: 'It scratched.',
  brings: 'comb',
};

const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/^(?:pumpkin|turnip|carrot|cabbage|melon|potato|tomato|strawberry)$/, { ...EATEN, part: 'piece', had: 'had' }],
  [/^(?:cake|loaf|dough|pizza|pie|pudding|bread)$/, { ...EATEN, part: 'slice' }],
  [/^(?:pancake|biscuit|cookie)$/, { ...EATEN, part: 'piece' }],
  [/^(?:jumper|sweater|cardigan)$/, { ...WORN, part: 'sleeve' }],
  [/^(?:scarf|hat|sock|blanket)$/, { ...WORN, part: 'corner' }],
  [/^(?:plant|flower|sunflower|beanstalk|tree|ivy)$/, { ...GREEN, part: 'leaf' }],
  [/^(?:beard|moustache)$/, BEARD],
];

export const KINDS_OF_IT =
  '(?:pumpkin|turnip|carrot|cabbage|melon|potato|tomato|strawberry|cake|loaf|dough|pizza|pie|pudding|bread|pancake|biscuit|cookie|jumper|sweater|cardigan|scarf|hat|sock|blanket|plant|flower|sunflower|beanstalk|tree|ivy|beard|moustache)';

/** The word of a theme for what grows. */
export const grownIn = (raw: string): string | null =>
  new RegExp(String.raw`\b(${KINDS_OF_IT})s?\b`, 'i').exec(raw)?.[1]?.toLowerCase() ?? null;

export const kindOf = (x: string): Kind => KINDS.find(([is]) => is.test(x))?.[1] ?? { ...EATEN, part: 'slice' };

const DRAWN: Readonly<Record<string, ThingName>> = {
  cake: 'cake',
  bread: 'bread',
  loaf: 'bread',
  pizza: 'pizza',
  pancake: 'pancakes',
  biscuit: 'biscuit',
  cookie: 'biscuit',
  jumper: 'shirt',
  scarf: 'scarf',
  hat: 'hat',
  sock: 'sock',
  blanket: 'blanket',
  plant: 'seedling',
  flower: 'flower',
  sunflower: 'sunflower',
  tree: 'tree',
  carrot: 'carrot',
  potato: 'potato',
  tomato: 'tomato',
  strawberry: 'strawberry',
  melon: 'melon',
  pumpkin: 'melon',
};
export const drawnOf = (x: string): readonly ThingName[] => (DRAWN[x] ? [DRAWN[x]] : []);
