import type { ThingName } from '@storylantern/contract';

/** Food that a theme's hero would like to taste, in its word, and how it is drawn. */
const FOODS: readonly (readonly [RegExp, ThingName?])[] = [
  [/\bice ?creams?\b/, 'ice-cream'],
  [/\b(?:birthday )?cakes?\b/, 'cake'],
  [/\bcupcakes?\b/, 'cupcake'],
  [/\bpizzas?\b/, 'pizza'],
  [/\bpancakes?\b/, 'pancakes'],
  [/\bstrawberr(?:y|ies)\b/, 'strawberry'],
  [/\bhoney\b/, 'honey'],
  [/\bcheese\b/, 'cheese'],
  [/\bjam\b/, 'jam'],
  [/\bsoups?\b/, 'soup'],
  [/\bbiscuits?\b|\bcookies?\b/, 'biscuit'],
  [/\bcherr(?:y|ies)\b/, 'cherries'],
  [/\bapples?\b/, 'apple'],
  [/\bpopcorn\b/, 'popcorn'],
  [/\b(?:hot chocolate|cocoa|chocolates?|sweets|candy|food|pudding|trifle|custard|jelly|pies?|spaghetti|noodles)\b/],
];

interface Food {
  /** As it is asked for: "ice cream". */
  readonly x: string;
  readonly drawn: readonly ThingName[];
}

export function foodIn(raw: string): Food | null {
  for (const [said, drawn] of FOODS) {
    const x = said.exec(raw.toLowerCase())?.[0];
    if (x !== undefined) return { x, drawn: drawn ? [drawn] : [] };
  }
  return null;
}

/** What a book is about whose theme is only like the others. */
export const CAKE: Food = { x: 'cake', drawn: ['cake'] };

/** Who has nothing to taste with. */
export const TASTELESS =
  /\b(?:robots?|androids?|ghosts?|phantoms?|snow(?:man|men|woman)|scarecrows?|statues?|teddy(?: bear)?|teddies|dolls?|toys?|puppets?|tin soldiers?|skeletons?|mannequins?|computers?|machines?|shadows?|suits? of armour|gingerbread (?:man|men)|moon|star|cloud|tree|lighthouse|clock|fridge|teapot|kettle|spoon|fork|plate|lamp|picture)\b/iu;

export const TITLES = ['what does it taste like', 'eleven spoons', 'it is written on you', 'hold still'] as const;
