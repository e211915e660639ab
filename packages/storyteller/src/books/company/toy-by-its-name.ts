import { kinPhrase } from '../../facts/kin.ts';
import { isUnkind } from '../../facts/usable-phrase.ts';
import { withoutBrands } from '../theme/brands.ts';
import { beingNamed } from '../theme/entries.ts';

const NAME = String.raw`(?:(?:Mr|Mrs|Miss|Big|Little|Old|Captain) )?\p{Lu}\p{Ll}{1,11}(?:-\p{Lu}\p{Ll}{1,11})?(?![\p{L}'’-])`;
/** "Bear-Bear", "Bun-Bun": no child, no dog and no grown-up is called so. */
const DOUBLED = /(?<![\p{L}-])(?:(\p{Lu}\p{Ll}{1,8})[- ]\1)(?![\p{L}-])/u;
const SOFT = /^(?:bear|bun|bunny|ted|teddy|lamb|lamby|doll|dolly|blank|blankie|mouse|mousey|puppy|kitty|giraffe|elly)$/;
/** What a child says of a toy only: it is slept with, and taken everywhere. */
const IN_BED = [
  String.raw`(?:sleeps?|snuggles?(?: up)?|cuddles?(?: up)?|goes to (?:bed|sleep)) with (?<name>${NAME})`,
  String.raw`(?:favou?rite|best|special) (?:soft |cuddly )?(?:toy|teddy|cuddly|comforter) is (?:called )?(?<name>${NAME})`,
  String.raw`(?:takes|brings|carries|drags) (?<name>${NAME}) (?:everywhere|to bed)`,
  String.raw`(?:ca(?:n['’]?|n)t|cannot|won['’]?t|never|does ?n['’]?t) (?:sleep|go to (?:sleep|bed)|settle|leave the house) without (?<name>${NAME})`,
].map((source) => new RegExp(String.raw`(?<!\p{L})${source}`, 'u'));

/**
 * A soft toy of which only the name is said: "Bear-Bear goes everywhere with him", "sleeps with Big Ted". `isSomebody` says
 * whether a name is a child's or an animal's; null where no toy is named.
 */
export function toyByItsName(details: string, isSomebody: (name: string) => boolean): string | null {
  const isToy = (name: string | undefined): name is string =>
    name !== undefined &&
    !isUnkind(name) &&
    withoutBrands(name).dropped.length === 0 &&
    !isSomebody(name) &&
    [name, name.replace(/[ -]/g, ''), name.split(' ')[0] ?? ''].every((each) => kinPhrase(each) === undefined);
  const [doubled, once] = DOUBLED.exec(details) ?? [];
  const base = once?.toLowerCase() ?? '';
  if (isToy(doubled) && (SOFT.test(base) || beingNamed(base) !== undefined)) return doubled;
  for (const pattern of IN_BED) {
    const name = pattern.exec(details)?.groups?.['name'];
    if (isToy(name)) return name;
  }
  return null;
}
