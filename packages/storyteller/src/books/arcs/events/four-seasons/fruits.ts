import type { ThingName } from '@storylantern/contract';

/** A fruit that is ripe in autumn, and how it comes in the course of a year. */
export interface Fruit {
  /** "apple". */
  readonly it: string;
  readonly one: string;
  readonly ones: string;
  /** Its flowers, as they stand after "all over with". */
  readonly blossom: string;
  readonly petals: string;
  /** One that is ripe: "red". */
  readonly ripe: string;
  /** What is in the middle of it, one of them. */
  readonly seed: string;
  readonly thing: ThingName | null;
}

const FRUITS: readonly (readonly [RegExp, Fruit])[] = [
  [
    /pear/i,
    {
      it: 'pear',
      one: 'a pear',
      ones: 'pears',
      blossom: 'white flowers',
      petals: 'white petals',
      ripe: 'yellow',
      seed: 'pip',
      thing: 'pear',
    },
  ],
  [
    /plum/i,
    {
      it: 'plum',
      one: 'a plum',
      ones: 'plums',
      blossom: 'white flowers',
      petals: 'white petals',
      ripe: 'purple',
      seed: 'stone',
      thing: null,
    },
  ],
  [
    /./,
    {
      it: 'apple',
      one: 'an apple',
      ones: 'apples',
      blossom: 'pink flowers',
      petals: 'pink petals',
      ripe: 'red',
      seed: 'pip',
      thing: 'apple',
    },
  ],
];

/** The fruit of the tree in a theme; an apple where it names none. */
export const fruitIn = (raw: string): Fruit => {
  const found = FRUITS.find(([said]) => said.test(raw))?.[1];
  if (!found) throw new Error('no fruit');
  return found;
};
