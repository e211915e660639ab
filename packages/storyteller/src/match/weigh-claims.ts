import type { FoundClaim } from './claim-index.ts';

const STRONG = 2;
const MOST_CUES = 3;
/** Two cues make a claim when no strong word is there. */
const ENOUGH_CUES = 2;
/** Cues further apart than this many words belong to different matters. */
const NEAR_WORDS = 12;
/** A strong phrase said again counts this much more, and no more than twice. */
const AGAIN = 0.5;
/** What is left of a situation whose only strong words belong to a longer phrase of another: enough to be offered. */
const OVERSHADOWED = 0.5;

/** A line this alike adds to what is claimed; one that nothing else speaks for has to be nearly the same. */
const ALIKE = 0.55;
const SAME = 0.85;
const AS_SAID = 3;
const ALSO_SAID = 1.5;

/** What a text claims for one situation. `own`: its strong words are not part of another situation's longer phrase. */
export interface Weighed {
  readonly id: string;
  readonly points: number;
  readonly own: boolean;
}

/**
 * `weights` tells for each word how much its sentence says about what is hard; `alike` tells of
 * which situations parents write nearly the same, from 0 to 1.
 */
export function weighClaims(
  found: readonly FoundClaim[],
  weights: readonly number[],
  alike: ReadonlyMap<string, number>,
): Weighed[] {
  const bySituation = Map.groupBy(found, (each) => each.situation);
  const denied = new Map([...bySituation].map(([id, claims]) => [id, deniedBy(claims)] as const));
  const valid = [...bySituation].flatMap(([id, claims]) =>
    claims.filter((each) => each.weight !== 'not' && !each.at.some((at) => denied.get(id)?.words.has(at))),
  );
  const longer = new Map<number, FoundClaim[]>();
  for (const each of valid) {
    if (each.weight !== 'strong' || each.at.length < 2) continue;
    for (const at of each.at) longer.set(at, [...(longer.get(at) ?? []), each]);
  }
  const shadowed = (claim: FoundClaim): boolean =>
    longer
      .get(claim.at[0] ?? -1)
      ?.some(
        (each) =>
          each.situation !== claim.situation &&
          each.at.length > claim.at.length &&
          claim.at.every((at) => each.at.includes(at)),
      ) ?? false;
  const claimed = Map.groupBy(valid, (each) => each.situation);
  return [...new Set([...claimed.keys(), ...alike.keys()])].flatMap((id): Weighed[] => {
    const claims = claimed.get(id) ?? [];
    const own = claims.filter((each) => !shadowed(each));
    const against = denied.get(id)?.against ?? 0;
    const likeness = alike.get(id) ?? 0;
    const said = likeness >= (own.length > 0 ? ALIKE : SAME) ? AS_SAID * likeness : 0;
    const claimedPoints = pointsOf(own, weights, against);
    const points = Math.max(claimedPoints, said) + (said > 0 && claimedPoints > 0 ? ALSO_SAID * likeness : 0);
    if (points > 0) return [{ id, points, own: true }];
    const left = pointsOf(claims, weights, against);
    return left > 0 ? [{ id, points: OVERSHADOWED, own: false }] : [];
  });
}

/** A `not` phrase takes the words it covers; one that covers none speaks against the situation as a whole. */
function deniedBy(found: readonly FoundClaim[]): { words: ReadonlySet<number>; against: number } {
  const words = new Set<number>();
  let against = 0;
  const claims = found.filter((each) => each.weight !== 'not');
  for (const each of found.filter((claim) => claim.weight === 'not')) {
    if (!claims.some((claim) => claim.at.some((at) => each.at.includes(at)))) against += STRONG;
    for (const at of each.at) words.add(at);
  }
  return { words, against };
}

/** Two points for a strong phrase, one for a cue, each word counted once and longer phrases first. */
function pointsOf(found: readonly FoundClaim[], weights: readonly number[], against: number): number {
  const taken = new Set<number>();
  const strong = new Map<string, number>();
  const cues = new Map<string, number>();
  const cuesAt: { readonly at: number; readonly phrase: string; readonly weight: number }[] = [];
  const longestFirst = [...found].sort((a, b) =>
    a.weight === b.weight ? b.at.length - a.at.length : a.weight === 'strong' ? -1 : 1,
  );
  for (const each of longestFirst) {
    if (each.at.some((at) => taken.has(at))) continue;
    for (const at of each.at) taken.add(at);
    const weight = weights[each.at[0] ?? 0] ?? 1;
    const before = (each.weight === 'strong' ? strong : cues).get(each.phrase);
    if (each.weight === 'strong') {
      const points = STRONG * weight;
      strong.set(
        each.phrase,
        before === undefined ? points : Math.min(Math.max(before, points) + AGAIN, points + 2 * AGAIN),
      );
    } else {
      cues.set(each.phrase, Math.max(before ?? 0, weight));
      cuesAt.push({ at: each.at[0] ?? 0, phrase: each.phrase, weight });
    }
  }
  if (strong.size === 0 && !standTogether(cuesAt)) return 0;
  const sum = (points: Iterable<number>): number => [...points].reduce((all, each) => all + each, 0);
  return Math.max(0, sum(strong.values()) + Math.min(sum(cues.values()), MOST_CUES) - against);
}

/** Whether cues that have to do without a strong word are near each other and not only in praise. */
function standTogether(
  cues: readonly { readonly at: number; readonly phrase: string; readonly weight: number }[],
): boolean {
  return cues.some((first) => {
    const near = cues.filter((each) => Math.abs(each.at - first.at) <= NEAR_WORDS);
    const phrases = new Map(near.map((each) => [each.phrase, each.weight]));
    return phrases.size >= ENOUGH_CUES && [...phrases.values()].reduce((all, each) => all + each, 0) >= ENOUGH_CUES;
  });
}
