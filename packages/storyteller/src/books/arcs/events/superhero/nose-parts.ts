import type { ThingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { heroOf } from './the-hero.ts';

/** What is made, of what, with which noise, and what goes on it. */
interface Dish {
  readonly food: string;
  readonly from: string;
  readonly stock: string;
  readonly noise: string;
  readonly on: string;
  readonly thing: ThingName;
}

const DISHES: readonly (readonly [RegExp, Dish])[] = [
  [
    /\btoast\b/i,
    { food: 'toast', from: 'a slice of bread', stock: 'bread', noise: 'Ping', on: 'butter', thing: 'bread' },
  ],
  [
    /\bpancakes?\b/i,
    { food: 'pancakes', from: 'a spoonful of batter', stock: 'batter', noise: 'Flip', on: 'syrup', thing: 'pancakes' },
  ],
  [
    /\bsoup\b/i,
    { food: 'soup', from: 'an onion and some water', stock: 'onions', noise: 'Blub', on: 'salt', thing: 'soup' },
  ],
  [
    /\bpopcorn\b/i,
    { food: 'popcorn', from: 'a handful of corn', stock: 'corn', noise: 'Pop', on: 'salt', thing: 'popcorn' },
  ],
  [
    /\b(?:biscuits?|cookies?)\b/i,
    { food: 'biscuits', from: 'a bit of dough', stock: 'dough', noise: 'Ping', on: 'jam', thing: 'biscuit' },
  ],
  [
    /\bcakes?\b/i,
    { food: 'cake', from: 'an egg and some flour', stock: 'flour', noise: 'Puff', on: 'icing', thing: 'cake' },
  ],
  [
    /\bbread\b/i,
    { food: 'bread', from: 'a handful of flour', stock: 'flour', noise: 'Puff', on: 'butter', thing: 'bread' },
  ],
];
/** A theme in which what somebody makes is a power. */
export const MAKES_FOOD =
  /\b(?:mak(?:es?|ing)|cook(?:s|ing)?|bak(?:es?|ing)|turn(?:s|ing)?|toast(?:s|ing)?|power|super-?\s?power)\b[^.]*\b(?:toast|pancakes?|soup|popcorn|biscuits?|cookies?|cakes?|bread)\b/iu;

export const TITLES = ['do you need {x}?', 'the smallest power in town', 'follow your nose', 'fog, and {x}'] as const;

interface Parts {
  readonly refrain: string;
  readonly dish: Dish;
  /** Who has the power. */
  readonly M: Figure;
  readonly m: string;
  readonly K: Figure;
  readonly k: string;
  readonly G: Figure;
  readonly g: string;
  /** Who has gone out for eggs: "Mum", "Mum and Dad". */
  readonly eggs: string;
  readonly out: string;
  /** A strong and a fast one. */
  readonly O: Figure;
  readonly o: string;
  readonly Q: Figure;
  readonly q: string;
}

const TOAST: Dish = {
  food: 'toast',
  from: 'a slice of bread',
  stock: 'bread',
  noise: 'Ping',
  on: 'butter',
  thing: 'bread',
};

export function partsOf(going: Going): Parts {
  const { K, G, g, Gcap, company } = going;
  const { otherGrownUp } = company;
  const dish = DISHES.find(([of]) => of.test(company.theme.raw))?.[1] ?? TOAST;
  const M = heroOf(going);
  const O = company.meet('superhero');
  const Q = company.meet('superhero');
  return {
    refrain: `Do you need ${dish.food}?`,
    dish,
    M,
    m: M.name,
    K,
    k: K.name,
    G,
    g,
    out: otherGrownUp ? `${Gcap} and ${otherGrownUp.name}` : g,
    eggs: otherGrownUp ? `${Gcap} and ${otherGrownUp.name}` : Gcap,
    O,
    o: O.name,
    Q,
    q: Q.name,
  };
}
