import type { Figure } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import type { Going } from '../event.ts';

const SWEET =
  'candy|candies|sweets|sweeties|chocolates?|cakes?|cup ?cakes?|ice creams?|lollipops|lollies|biscuits?|cookies?|doughnuts|donuts|puddings?|jelly|jellies|marshmallows|toffee|treats|gummy bears|haribos?';
const RANK = 'king|queen|prince|princess|ruler|emperor|empress|boss';
/** How a theme crowns somebody over everything sweet. */
export const OVER_SWEETS = new RegExp(
  String.raw`\b(?:${RANK}) (?:of|over) (?:all )?(?:of )?(?:the )?(?:world['’]?s )?(?<of>${SWEET})(?! ?(?:land|kingdom|castle|world))\b|\b(?<as>candy|sweet|sweets|chocolate|cake|ice cream|biscuit|cookie|lollipop|doughnut) (?:king|queen|prince|princess)\b|\ball the (?<my>${SWEET}) (?:in the world )?(?:is|are|belongs?) (?:mine|to me)\b|\b(?:king|queen) (?:who |that )?(?:only eats|eats (?:only|nothing but)) (?<only>${SWEET})\b`,
  'iu',
);

const MANY: Readonly<Record<string, string>> = {
  sweet: 'sweets',
  sweetie: 'sweets',
  cake: 'cakes',
  biscuit: 'biscuits',
  cookie: 'cookies',
  lollipop: 'lollipops',
  doughnut: 'doughnuts',
};

/** What belongs to whom: "the candy" and "the king". */
function reignOf(raw: string): { readonly stuff: string; readonly rank: string } {
  const found = OVER_SWEETS.exec(raw)?.groups ?? {};
  const said = (found['of'] ?? found['as'] ?? found['my'] ?? found['only'] ?? 'sweets').toLowerCase();
  const rank = new RegExp(String.raw`\b(${RANK})\b`, 'iu').exec(raw)?.[1]?.toLowerCase() ?? 'king';
  return { stuff: MANY[said] ?? said, rank };
}

export const TITLES = (rank: string): readonly string[] => [
  `all for the ${rank}`,
  'one each',
  'the toffee throne',
  `a potato for the ${rank}`,
];

interface Parts {
  readonly stuff: string;
  readonly rank: string;
  readonly refrain: string;
  /** Who carries it all in on a cushion, and has never had one. */
  readonly S: Figure;
  readonly s: string;
  /** Who has supper ready at home. */
  readonly W: Figure;
  readonly w: string;
  readonly Wcap: string;
}

export function partsOf({ A, K, G, raw, company }: Going): Parts {
  const { stuff, rank } = reignOf(raw);
  const S = A === K ? company.person(K.name === 'Sal' ? 'Robin' : 'Sal', 'child') : K;
  const W = A === K ? G : K;
  return { stuff, rank, refrain: `All for the ${rank}!`, S, s: S.name, W, w: W.name, Wcap: cap(W.name) };
}
