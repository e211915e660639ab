import { withArticle } from '../../../company/figure.ts';

/** What is planted in a theme, and what it becomes. */
export interface Plant {
  /** "acorn". */
  readonly seed: string;
  /** "an acorn". */
  readonly aSeed: string;
  /** "oak tree". */
  readonly grown: string;
  /** A tree takes years, and everything else a summer. */
  readonly tree: boolean;
  /** ", to make an oak tree" where that is worth a word; else nothing. */
  readonly makes: string;
  /** "tree" or "flower", what it wants to be; else nothing. */
  readonly will: string;
  /** "It was full of": what it bears in the autumn, and has its seeds in. */
  readonly bears: string;
}

const KINDS: readonly (readonly [RegExp, seed: string, grown: string, tree: boolean])[] = [
  [/\bacorns?\b|\boaks?\b/, 'acorn', 'oak tree', true],
  [/\bapples?\b/, 'apple pip', 'apple tree', true],
  [/\bcherry\b/, 'cherry stone', 'cherry tree', true],
  [/\bconkers?\b|\bchestnut\b/, 'conker', 'chestnut tree', true],
  [/\blemons?\b/, 'lemon pip', 'lemon tree', true],
  [/\btrees?\b|\bwoods?\b|\bforest\b/, 'acorn', 'oak tree', true],
  [/\bsunflowers?\b|\bflowers?\b/, 'sunflower seed', 'sunflower', false],
  [/\bpeas?\b/, 'pea', 'pea plant', false],
  [/\btomato(?:es)?\b/, 'tomato seed', 'tomato plant', false],
];

/** What a theme plants; a bean where it does not say. */
export function plantOf(raw: string): Plant {
  const kind = KINDS.find(([word]) => word.test(raw));
  const [, seed, grown, tree] = kind ?? [null, 'bean', 'bean plant', false];
  const will = tree ? 'tree' : grown === 'sunflower' ? 'flower' : '';
  const makes = tree ? `, to make ${withArticle(grown)}` : will === '' ? '' : ', to make a yellow flower';
  const bears =
    seed === 'tomato seed'
      ? 'red tomatoes, and the tomatoes were full of seeds'
      : seed === 'bean' || seed === 'pea'
        ? `pods, and the pods were full of ${seed}s`
        : 'seeds';
  return { seed, aSeed: withArticle(seed), grown, tree, makes, will, bears };
}
