import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { theOne } from '../the-one.ts';

/** Who goes missing at home, and follows people about. */
export const PET = String.raw`(?:cat|kitten|dog|puppy|rabbit|bunny|hamster|guinea pig)`;
export const TITLES = [
  'two feet and four',
  'what are we looking for?',
  'the case of the extra feet',
  'looking too',
] as const;

interface Parts {
  readonly refrain: string;
  readonly K: Figure;
  readonly k: string;
  readonly C: Figure;
  /** The pet by the name that the family gave it, else "the cat"; at the beginning of a sentence as well. */
  readonly p: string;
  readonly P: string;
  readonly kind: string;
  readonly G: Figure;
  readonly g: string;
  readonly Gcap: string;
}

export function partsOf(going: Going): Parts {
  const { K, k, G, g, Gcap, raw, company } = going;
  const kind = new RegExp(String.raw`\b${PET}\b`, 'u').exec(raw)?.[0] ?? 'cat';
  const own =
    company.friend.being?.id === kind && company.details.includes(company.friend.name) ? company.friend : null;
  const C = own ?? theOne(going, kind);
  const given = own?.name ?? company.theme.other?.name ?? null;
  const p = given ?? `the ${kind}`;
  const P = given ?? `The ${kind}`;
  return { refrain: `No ${given ?? kind} here!`, K, k, C, p, P, kind, G, g, Gcap };
}
