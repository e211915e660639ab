import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['is this yours?', 'over the fence', 'a boot, a spoon and a hat', 'how they say hello'];

/** Said at the door with whatever came over. */
const REFRAINS = [
  'Is this yours?',
  'Excuse me, is this yours?',
  'Is this one yours?',
  'Might this be yours?',
  'Could this be yours?',
  'Is this one of yours?',
] as const;

interface Parts {
  readonly refrain: string;
  /** The neighbour: "Peg the pirate". */
  readonly X: Figure;
  readonly x: string;
  readonly who: string;
  /** Who has moved in: "a pirate", "dinosaurs". */
  readonly what: string;
  /** The same as the end of a sentence and the next one: "a pirate. It was Peg the pirate". */
  readonly came: string;
  readonly K: Figure;
  readonly k: string;
  readonly G: Figure;
  readonly g: string;
  readonly Gcap: string;
}

/** Who lives on which side of the fence. */
export function partsOf({ A, K, G, g, Gcap, company, chance }: Going): Parts {
  // Somebody who lives by us is read as somebody to be met.
  const X = A === K ? (company.other ?? A) : A;
  const { hero, other } = company.theme;
  const isFamily = (hero ?? other)?.plural === true;
  const what = isFamily ? X.kinds : X.aKind;
  return {
    refrain: chance.pick(...REFRAINS),
    X,
    x: X.name,
    who: X.introduced,
    what,
    came: isFamily ? `a whole family of ${what}. First came ${X.introduced}` : `${what}. It was ${X.introduced}`,
    K,
    k: K.name,
    G,
    g,
    Gcap,
  };
}
