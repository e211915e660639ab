import type { Figure } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import type { Going } from '../event.ts';

/** Whoever is light enough to sit on a head, and has something to hold on with. */
export const SITTER = String.raw`(?:cat|kitten|hen|chicken|squirrel|monkey|parrot|owl|duck|hamster|mouse|frog|guinea pig|budgie|hedgehog|bat|crow|rat|gecko|lizard|penguin)`;

/** Somebody with an animal on their head, and those who take it for a hat. */
export interface Parts {
  readonly K: Figure;
  readonly G: Figure;
  /** Who sits up there. */
  readonly C: Figure;
  readonly W1: Figure;
  readonly W2: Figure;
  readonly W3: Figure;
  readonly k: string;
  readonly g: string;
  readonly c: string;
  readonly w1: string;
  readonly w2: string;
  readonly w3: string;
  /** "cat", "cats". */
  readonly kind: string;
  readonly kinds: string;
  /** "It's not a hat. It's a cat", without a stop. */
  readonly refrain: string;
  readonly title: string;
}

export function partsOf({ A, K, G, k, g, company, chance }: Going): Parts {
  const C = A === K || A === G ? company.meet('cat') : A;
  const [W1, W2, W3] = [
    company.person('Mr Dobbs', 'neighbour'),
    company.person('Mrs Plume', 'neighbour'),
    company.person('Miss Leaf', 'librarian'),
  ];
  return {
    K,
    G,
    C,
    W1,
    W2,
    W3,
    k,
    g,
    c: C.name,
    w1: W1.name,
    w2: W2.name,
    w3: W3.name,
    kind: C.kind,
    kinds: C.kinds,
    refrain: chance.pick(
      `It's not a hat. It's ${C.aKind}`,
      `This is no hat. It's ${C.aKind}`,
      `It isn't a hat. It's ${C.aKind}`,
      `That's not a hat. That's ${C.aKind}`,
      `No hat. It's ${C.aKind}`,
    ),
    title: titled(chance.pick('a very good hat', 'not a hat', 'what a fine hat', 'where did you get that hat')),
  };
}
