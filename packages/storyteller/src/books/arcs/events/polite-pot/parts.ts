import type { ThingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

/** What is cooked in a pot, or comes out of one in a story. */
export const FOODS =
  'porridge|oatmeal|oats|soup|stew|spaghetti|pasta|noodles|macaroni|ravioli|rice|custard|gravy|jelly|popcorn|baked beans|beans|curry|jam|hot chocolate|chocolate sauce|chocolate|ice cream|mashed potato(?:es)?|mash|dumplings|meatballs|ramen|congee|sauce|chilli|chips';
const FOOD = new RegExp(String.raw`\b(${FOODS})\b`, 'iu');
const DRAWN: Readonly<Record<string, ThingName>> = {
  soup: 'soup',
  popcorn: 'popcorn',
  jam: 'jam',
  'ice cream': 'ice-cream',
};

const BLOPS = ['Blop', 'Plop', 'Glop', 'Blup'] as const;

interface Parts {
  /** "soup". */
  readonly food: string;
  readonly drawn: readonly ThingName[];
  /** The noise of the pot, and the same inside a sentence. */
  readonly blop: string;
  readonly blops: string;
  readonly refrain: string;
  /** Who lives next door. */
  readonly N: Figure;
  readonly n: string;
  /** Who all eat of it: "street", "town"; and what it goes down. */
  readonly town: string;
  readonly road: string;
  /** " Mia came to look." where somebody else has the pot, and the same in the present. */
  readonly cameToLook: string;
  readonly comesToLook: string;
}

export const titles = (food: string): readonly string[] => [
  'a polite pot',
  `more ${food}, please`,
  `${food} all down the street`,
  'the word that stops it',
];

export function partsOf({ A, K, k, g, b, a, raw, company, chance }: Going): Parts {
  const food = FOOD.exec(raw)?.[1]?.toLowerCase() ?? 'porridge';
  const blop = chance.pick(...BLOPS);
  const drawn = DRAWN[food];
  const N = company.person([k, g, b, a].includes('Mr Moss') ? 'Mr Reed' : 'Mr Moss', 'grandparent');
  const town = /\b(town|village|city|street)\b/u.exec(raw)?.[1] ?? 'street';
  return {
    food,
    drawn: drawn ? [drawn] : [],
    blop,
    refrain: `${blop}! More ${food}!`,
    N,
    n: N.name,
    blops: blop.toLowerCase(),
    town,
    road: town === 'street' ? 'street' : 'road',
    cameToLook: A === K ? '' : ` ${k} came to look.`,
    comesToLook: A === K ? '' : ` ${k} comes to see.`,
  };
}
