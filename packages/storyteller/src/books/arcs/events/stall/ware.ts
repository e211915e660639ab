import type { ThingName } from '@storylantern/contract';

/** What is sold: "a cup", "twelve cups", of "lemonade". */
export interface Ware {
  readonly kind: string;
  readonly one: string;
  readonly many: string;
  readonly stuff: string;
  readonly drawn: ThingName;
  readonly have: string;
  readonly had: string;
  readonly wanting: string;
}

const CAKES: Ware = {
  kind: 'cakes',
  one: 'a cake',
  many: 'cakes',
  stuff: 'flour',
  drawn: 'cupcake',
  have: 'eat',
  had: 'ate',
  wanting: 'hungry',
};
const BISCUITS: Ware = { ...CAKES, kind: 'biscuits', one: 'a biscuit', many: 'biscuits', drawn: 'biscuit' };
const COOKIES: Ware = { ...CAKES, kind: 'cookies', one: 'a cookie', many: 'cookies', drawn: 'biscuit' };
const LEMONADE: Ware = {
  kind: 'lemonade',
  one: 'a cup',
  many: 'cups',
  stuff: 'lemons',
  drawn: 'cup',
  have: 'drink',
  had: 'drank',
  wanting: 'thirsty',
};

/** What a theme sells; else lemonade. */
export const wareIn = (raw: string): Ware =>
  /\blemonade\b/.test(raw)
    ? LEMONADE
    : /\bcookies?\b/.test(raw)
      ? COOKIES
      : /\bbiscuits?\b/.test(raw)
        ? BISCUITS
        : /\b(?:cakes?|cupcakes?|bake|baking|buns?|muffins?)\b/.test(raw)
          ? CAKES
          : LEMONADE;

const GOALS: readonly (readonly [RegExp, string])[] = [
  [/\bschool library\b/, 'a new book for the school library'],
  [/\blibrary\b/, 'a new book for the library'],
  [/\bplayground\b/, 'a new ball for the playground'],
  [/\bpark\b/, 'a young tree for the park'],
  [/\btree\b/, 'a bench for the old tree'],
  [/\bschool\b/, 'a new ball for the school'],
  [/\bbikes?\b/, 'a bell for the bike'],
  [/\bhedgehogs?\b/, 'a house for the hedgehogs'],
];

/** What the money is for: it costs twelve coins. */
export const goalIn = (raw: string): string => GOALS.find(([words]) => words.test(raw))?.[1] ?? 'a kite';
