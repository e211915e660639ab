import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

/** Pets that go out by themselves, or may slip away from a lead. */
export const PET = String.raw`(?:cat|kitten|kitty|dog|puppy|pup)`;

export const TITLES = ['a light on the step', 'who ate the supper?', 'the whole street', 'not yet'];

interface Parts {
  readonly refrain: string;
  /** Who waits: the child. */
  readonly K: Figure;
  readonly k: string;
  /** The pet by its name, in a sentence and at its beginning: "Minka", "the cat". */
  readonly p: string;
  readonly P: string;
  /** The first time: "Minka the cat", "The cat". */
  readonly who: string;
  /** Somebody from over the road. */
  readonly N: Figure;
  readonly n: string;
  /** Who comes to the bowl instead. */
  readonly first: Figure;
  readonly second: Figure;
}

const DOG = /dog|pup/;
const isSame = (one: string, other: string): boolean =>
  new RegExp(String.raw`^${PET}$`, 'iu').test(one) && DOG.test(one) === DOG.test(other);

/** A pet whose name nobody told is not given one. */
export function partsOf({ A, K, raw, company, chance }: Going): Parts {
  const kind = new RegExp(String.raw`\b${PET}\b`, 'iu').exec(raw)?.[0].toLowerCase() ?? 'cat';
  // The pet of whom the details tell is the one that the theme misses, and is in no picture.
  const given =
    new RegExp(String.raw`\b${PET} (?:called |named )?(\p{Lu}\p{Ll}+)`, 'u').exec(company.theme.raw)?.[1] ??
    company.smallOnes.find((each) => isSame(each.kind, kind))?.name;
  const name = given ?? `the ${kind}`;
  const N = company.person([A.name, K.name].includes('Mrs Holt') ? 'Mrs Birch' : 'Mrs Holt', 'neighbour');
  return {
    refrain: chance.pick(
      `That's not ${name}!`,
      `No, not ${name}!`,
      `It isn't ${name}!`,
      `That wasn't ${name}!`,
      `But that's not ${name}!`,
      `It's not ${name} yet!`,
      `Oh, that's not ${name}!`,
      `You're not ${name}!`,
      `But you're not ${name}!`,
      `Still not ${name}!`,
    ),
    K,
    k: K.name,
    p: name,
    P: given ?? `The ${kind}`,
    who: given === undefined ? `The ${kind}` : `${given} the ${kind}`,
    N,
    n: N.name,
    first: company.meet('hedgehog'),
    second: company.meet(kind === 'dog' || kind === 'puppy' || kind === 'pup' ? 'fox' : 'dog'),
  };
}
