import type { Figure } from '../../../arc.ts';
import { isCast } from '../../../company/figure.ts';
import type { Going } from '../event.ts';

export const TITLES = ['where is the end?', 'first and last', 'round the pond', 'from one end to the other'];
export const OLD_TITLES = ['where is the end?', 'first and last', 'the other end', 'something about a goat'];

/** Said by whoever sorts a line by size; until it goes round. */
const REFRAINS = [
  'To the end, please!',
  'At the end, please!',
  'To your end!',
  'To your end, please!',
  'Off to the end!',
  'Down to the end!',
  'To the very end!',
  'Go to the end!',
  'Go to your end!',
  'Right to the end!',
] as const;

interface Parts {
  readonly refrain: string;
  /** What the hero is in the class, and what the one at the other end is: "tallest", "smallest". */
  readonly most: string;
  readonly other: string;
  readonly isTall: boolean;
  /** The one at the other end, a child of another size. */
  readonly E: Figure;
  /** The taller one of the two, and the smaller one. */
  readonly T: Figure;
  readonly t: string;
  readonly S: Figure;
  readonly s: string;
  readonly N: Figure;
  readonly n: string;
}

const SMALL =
  /\b(?:small\w*|short\w*|littl\w*|tin(?:y|iest)|(?:everyone|everybody|friends|others|they) (?:else )?(?:in (?:my|the|his|her|our) [a-z]+ )?(?:is|are) (?:all |so |much )*(?:taller|bigger))\b/;
/** Years by which one child is drawn bigger or smaller than another. */
const YEARS = 3;

/** A child who is drawn as one end of the row is. */
function sized(child: Figure, isTall: boolean): Figure {
  if (!isCast(child) || child.character.is !== 'other-child') return child;
  const { character } = child;
  const age = isTall ? character.age + YEARS : Math.max(2, character.age - YEARS);
  return Object.assign({ ...child }, { character: { ...character, age } });
}

export function partsOf({ A, B, a, b, k, raw, company, chance }: Going): Parts {
  const isTall = !SMALL.test(raw);
  const [tall, small] = ['tallest', /\bshort/.test(raw) ? 'shortest' : 'smallest'];
  const E = sized(B, !isTall);
  const [T, S] = isTall ? [A, E] : [E, A];
  const N = company.person([a, b, k].includes('Lou') ? 'Sandy' : 'Lou', 'teacher');
  return {
    refrain: chance.pick(...REFRAINS),
    most: isTall ? tall : small,
    other: isTall ? small : tall,
    isTall,
    E,
    T,
    t: T.name,
    S,
    s: S.name,
    N,
    n: N.name,
  };
}
