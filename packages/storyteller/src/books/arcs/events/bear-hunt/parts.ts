import type { ActorHint, Figure } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { apart } from '../page.ts';

/** Who is hunted for, in the words of themes; nobody is hunted in earnest. */
export const HUNTED = /\b(bears?|lions?|tigers?|dragons?|monsters?|dinosaurs?|yetis?|crocodiles?|gorillas?)\b/iu;
const INSTEAD = new RegExp(
  String.raw`\b(?:but|only|and not bears,?) (?:it['’]s )?(?:with|for|of|a)? ?${HUNTED.source}`,
  'iu',
);
/** The same as one of them. */
function huntedIn(raw: string): string {
  // "A bear hunt but with crocodiles" is a hunt for crocodiles.
  const otherwise = INSTEAD.exec(raw)?.[1] ?? HUNTED.exec(raw)?.[1] ?? 'bear';
  return otherwise.toLowerCase().replace(/s$/u, '');
}

const REFRAINS = [
  (kind: string) => `No ${kind} here!`,
  (kind: string) => `Not one ${kind} here!`,
  (kind: string) => `Still no ${kind}!`,
  (kind: string) => `No sign of a ${kind}!`,
  (kind: string) => `Where is the ${kind}?`,
  (kind: string) => `There is no ${kind}!`,
] as const;
const TITLES = [
  (kind: string) => `the ${kind} hunt`,
  () => 'who is behind us',
  (kind: string) => `has anybody seen a ${kind}`,
  () => 'you dropped this',
] as const;

interface Parts {
  readonly A: Figure;
  readonly B: Figure;
  readonly G: Figure;
  /** Whom they look for. */
  readonly Z: Figure;
  readonly a: string;
  readonly b: string;
  readonly g: string;
  readonly Gcap: string;
  readonly z: string;
  /** "bear". */
  readonly kind: string;
  readonly title: string;
  readonly refrain: string;
  readonly along: readonly ActorHint[];
}

export function partsOf(given: Going): Parts {
  const { A, B, G, a, b, g, Gcap, third, raw, company, chance } = apart(given);
  const kind = huntedIn(raw);
  const Z = company.meet(kind);
  return {
    A,
    B,
    G,
    Z,
    a,
    b,
    g,
    Gcap,
    z: Z.name,
    kind,
    title: chance.pick(...TITLES)(kind),
    refrain: chance.pick(...REFRAINS)(kind),
    along: third ? [seen(third, 'stand', 'happy')] : [],
  };
}
