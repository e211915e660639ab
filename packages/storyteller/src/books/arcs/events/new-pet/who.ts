import type { Figure } from '../../../arc.ts';
import { apart } from '../page.ts';
import type { Going } from '../event.ts';

/** Who is in a book about a new pet: the pet, the child, and the grown-up. */
export interface Household {
  readonly P: Figure;
  readonly K: Figure;
  readonly G: Figure;
  /** Names in a sentence. */
  readonly p: string;
  readonly k: string;
  readonly g: string;
  readonly Gcap: string;
  /** Somebody from a hutch, who eats no biscuits and does not snore. */
  readonly isSmall: boolean;
}

/** The theme's own pet, else a puppy. */
export function household(each: Going): Household {
  const { A, K, G, k, g, Gcap, company } = apart(each);
  const P = A === K ? company.meet('puppy') : A;
  const isSmall = /^(?:guinea pig|hamster|rabbit|bunny|gerbil)$/.test(P.being?.id ?? P.kind);
  return { P, K, G, p: P.name, k, g, Gcap, isSmall };
}
