import type { ThingName } from '@storylantern/contract';
import type { Theme } from '../../theme.ts';
import { THING_WORDS } from '../../theme/entries.ts';

/** "takes his blanket everywhere", "never goes anywhere without her bunny". */
const EVERYWHERE =
  /\b(?:everywhere|wherever (?:he|she|they|we|i) goes?|any ?where without|nowhere without|(?:won'?t|will not|never|doesn'?t|can'?t|cannot) (?:\p{L}+ ){1,4}without|always (?:carries|takes|brings|has|holds|with))\b/iu;
/** Soft things of a child's own, with how each is drawn. */
const SOFT_THINGS: readonly (readonly [RegExp, ThingName])[] = [
  [/\b(?:blanket|blankie|blanky|quilt|cloth|muslin|comforter|lovey|snuggly)\b/i, 'blanket'],
  [/\b(?:rabbit|bunny|hare)\b/i, 'rabbit-toy'],
  [
    /\b(?:teddy(?: bear)?|bear|doll|dolly|soft toy|toy|lamb|elephant|lion|monkey|penguin|puppy|kitten|dinosaur|giraffe|fox|dog|cat)\b/i,
    'teddy',
  ],
];
/** Words that name what the picture shows: a muslin is no blanket to look at. */
const NAMES_IT = /blanket|blankie|quilt|rabbit|bunny|teddy|bear/i;
const OWN =
  /\b(?:his|her|their|my|our|its|a) (?:(?:little|old|favou?rite|beloved|special|soft|tatty|cuddly|toy|stuffed|smelly|pink|blue|yellow|red|green|white|brown|grey) )*(\p{L}+(?: (?:bear|toy))?)\b/giu;

/** What a child takes everywhere, in the parent's own word; null when a theme is of something else. */
export function takenEverywhere({
  raw,
}: Theme): { readonly noun: string; readonly drawn: readonly ThingName[] } | null {
  const where = EVERYWHERE.exec(raw);
  if (!where) return null;
  for (const [, word = ''] of [...raw.matchAll(OWN)].toReversed()) {
    const soft = SOFT_THINGS.find(([words]) => words.test(word));
    if (soft) return { noun: word.toLowerCase(), drawn: NAMES_IT.test(word) ? [soft[1]] : [] };
  }
  return null;
}

const AS_A_THING: Readonly<Partial<Record<ThingName, string>>> = {
  blanket: 'blanket',
  'rabbit-toy': 'toy rabbit',
  teddy: 'teddy',
};

/** A theme in which what a child takes everywhere was understood as somebody ("her bunny"): it is a thing of the child's. */
export function withCarried(theme: Theme): Theme {
  const carried = takenEverywhere(theme);
  if (
    !carried ||
    !theme.hero ||
    theme.hero.name !== null ||
    !(carried.noun.includes(theme.hero.word) || theme.hero.word.includes(carried.noun))
  )
    return theme;
  const thing = THING_WORDS.get(AS_A_THING[carried.drawn[0] ?? 'teddy'] ?? 'teddy')?.entry ?? null;
  const entity = { ...theme.hero, word: carried.noun, being: null, place: null, thing };
  return { ...theme, relation: 'none', hero: null, thing: entity, clause: null };
}
