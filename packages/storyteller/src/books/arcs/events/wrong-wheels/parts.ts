import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ["what's it good for?", 'badump', 'it goes badly', 'a thing with corners'];

const REFRAINS = [
  "What's it good for?",
  'What is it good for?',
  "And what's it good for?",
  "But what's it good for?",
  "So what's it good for?",
  "Now what's it good for?",
  "What's that good for?",
  'What is that good for?',
  "What's it any good for?",
  'What good is it?',
] as const;

/** What has the wheels, in the theme's own word. */
export const cartIn = (raw: string): string =>
  /\b(cart|car|bicycle|bike|tricycle|bus|scooter|go-?kart|wagon|trolley|train|tractor|truck|lorry|van|skateboard|pram|buggy|caravan)s?\b/.exec(
    raw,
  )?.[1] ?? 'cart';

interface Parts {
  readonly refrain: string;
  /** "cart". */
  readonly y: string;
  /** "square", or what else the theme calls them. */
  readonly shape: string;
  /** Who lives on the hill. */
  readonly V: Figure;
  readonly v: string;
  /** Who has a fast one. */
  readonly P: Figure;
  readonly p: string;
}

export function partsOf({ A, B, K, raw, company, chance }: Going): Parts {
  const names = [A.name, B.name, K.name];
  const V = company.person(names.includes('Mrs Quill') ? 'Mrs Finch' : 'Mrs Quill', 'neighbour');
  const taken = [A.kind, B.kind];
  const [P = company.person('Tobi', 'child')] = company.passersBy(
    1,
    (being) => being.isa === 'wild' && being.size >= 2 && being.size <= 4 && !taken.includes(being.id),
  );
  return {
    refrain: chance.pick(...REFRAINS),
    y: cartIn(raw),
    shape: /\bthree[- ]cornered/.test(raw)
      ? 'three-cornered'
      : /\btriang\w*/.test(raw)
        ? 'triangle'
        : /\boblong|rectang\w*/.test(raw)
          ? 'oblong'
          : /\bwonky/.test(raw)
            ? 'wonky'
            : 'square',
    V,
    v: V.name,
    P,
    p: P.name,
  };
}
