import { by, type BroadSubject } from './subject.ts';

/** What is cooked, baked and eaten, by its bare name. */
export const FOODS: readonly BroadSubject[] = [
  {
    called: /(?:food|cooking|baking|kitchen|cooks?|chefs?)/,
    told: [
      by('pancakes', 'making pancakes'),
      by('baking', 'baking a cake'),
      by('ran-out', 'the baker runs out of bread'),
      by('best-cook', 'a cooking competition', { from: 4 }),
    ],
  },
  {
    called: /(?:cakes?|birthday cakes?|cupcakes?|buns)/,
    told: [by('baking', 'baking a cake'), by('best-cook', 'a cake competition', { from: 4 })],
  },
  { called: /(?:sweets|candy|lollipops?)/, told: [by('made-of-sweets', 'a house made of sweets')] },
  { called: /chocolate/, told: [by('baking', 'baking a chocolate cake'), by('made-of-sweets', 'a chocolate house')] },
  { called: /pizzas?/, told: [by('best-cook', 'a pizza competition', { from: 4 }), by('best-cook', 'making pizza')] },
  { called: /pancakes?/, told: [by('pancakes', 'making pancakes')] },
];
