import type { ThingName } from '@storylantern/contract';
import type { Theme } from '../../theme.ts';

/** "takes his blanket everywhere", "never goes anywhere without her bunny". */
const EVERYWHERE =
  /\b(?:everywhere|wherever (?:he|she|they|we|i) goes?|any ?where without|nowhere without|(?:won'?t|will not|never|doesn'?t|can'?t|cannot) (?:\p{L}+ ){1,4}without|always (?:carries|takes|brings|has|holds|with))\b/iu;
/** Soft things of a child's own, with how each is drawn. */
const SOFT_THINGS: readonly (readonly [RegExp, ThingName])[] = [
  [/\b(?:blanket|blankie|blanky|quilt|cloth|muslin|comforter|lovey|snuggly)\b/i, 'blanket'],
  [/\b(?:rabbit|bunny|hare)\b/i, 'rabbit-toy'],
  [/\b(?:teddy(?: bear)?|bear|doll|dolly|soft toy|toy|lamb|elephant|lion|monkey|penguin|puppy|kitten|dinosaur|giraffe|fox|dog|cat)\b/i, 'teddy'],
];
const OWN =
  /\b(?:his|her|their|my|our|its|a) (?:(?:little|old|favou?rite|beloved|special|soft|tatty|cuddly|toy|stuffed|smelly|pink|blue|yellow|red|green|white|brown|grey) )*(\p{L}+(?: (?:bear|toy))?)\b/giu;

/** What a child takes everywhere, in the parent's own word; null when a theme is of something else. */
export function takenEverywhere({ raw }: Theme): { readonly noun: string; readonly drawn: readonly ThingName[] } | null {
  const where = EVERYWHERE.exec(raw);
  if (!where) return null;
  for (const [, word = ''] of [...raw.matchAll(OWN)].toReversed()) {
    const soft = SOFT_THINGS.find(([words]) => words.test(word));
    if (soft) return { noun: word.toLowerCase(), drawn: soft[1] === 'teddy' && !/teddy|bear/i.test(word) ? [] : [soft[1]] };
  }
  return null;
}
