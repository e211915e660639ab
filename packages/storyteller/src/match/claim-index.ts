import type { Claims } from '../frame.ts';

/** One phrase that a situation claims, as words in order. */
interface Claim {
  readonly situation: string;
  readonly words: readonly string[];
  readonly weight: 'strong' | 'cue' | 'not';
}

/** Every claim of every situation, found by its first word. */
export interface ClaimIndex {
  readonly byFirst: ReadonlyMap<string, readonly Claim[]>;
  /** Single words of all claims: what a split word may be joined to and a slip mended to. */
  readonly vocabulary: ReadonlySet<string>;
}

export function claimIndex(claims: ReadonlyMap<string, Claims>): ClaimIndex {
  const byFirst = new Map<string, Claim[]>();
  const vocabulary = new Set<string>();
  const add = (situation: string, weight: Claim['weight'], words: string[]): void => {
    const [first] = words;
    if (first === undefined) return;
    for (const word of words) vocabulary.add(word);
    const before = byFirst.get(first);
    if (before) before.push({ situation, words, weight });
    else byFirst.set(first, [{ situation, words, weight }]);
  };
  for (const [situation, { strong, cues, not }] of claims) {
    for (const [weight, phrases] of [
      ['strong', strong],
      ['cue', cues],
      ['not', not ?? []],
    ] as const) {
      for (const phrase of phrases) {
        const words = phrase
          .toLowerCase()
          .replaceAll("'", '')
          .split(/[\s-]+/);
        add(situation, weight, words);
        if (words.length === 2) add(situation, weight, [words.join('')]);
      }
    }
  }
  return { byFirst, vocabulary };
}

/** A claim found in a text: the positions of its words. */
export interface FoundClaim {
  readonly situation: string;
  readonly weight: Claim['weight'];
  readonly phrase: string;
  readonly at: readonly number[];
}

/** Words that may stand between the words of a claimed phrase. */
const BETWEEN = new Set(
  ' a an the his her their my our your to of in on at it him them some any so very really with up me us for own new big little going go is are was were am be been being has have had just keep keeps always already still again now recently suddenly get gets both all other'.split(
    ' ',
  ),
);
const MOST_BETWEEN = 2;

/** All claims in a text whose words are given with every form they may stand for. */
export function findClaims(
  index: ClaimIndex,
  forms: readonly (readonly string[])[],
  clauses: readonly number[],
): FoundClaim[] {
  const found: FoundClaim[] = [];
  forms.forEach((these, start) => {
    for (const first of these) {
      for (const claim of index.byFirst.get(first) ?? []) {
        const at = follow(claim.words, forms, clauses, start);
        if (at) found.push({ situation: claim.situation, weight: claim.weight, phrase: claim.words.join(' '), at });
      }
    }
  });
  return found;
}

function follow(
  words: readonly string[],
  forms: readonly (readonly string[])[],
  clauses: readonly number[],
  start: number,
): number[] | undefined {
  const at = [start];
  let from = start + 1;
  for (const word of words.slice(1)) {
    // The word itself, or the first words that may stand between and then the word.
    const stopsAt = (at: number): boolean => forms[at]?.includes(word) === true || !BETWEEN.has(forms[at]?.[0] ?? '');
    let next = from;
    while (next - from < MOST_BETWEEN && !stopsAt(next)) next++;
    if (clauses[next] !== clauses[start] || !forms[next]?.includes(word)) return undefined;
    at.push(next);
    from = next + 1;
  }
  return at;
}
