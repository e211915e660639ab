import { headStart, rank } from './cause-order.ts';
import { isKin } from './kin.ts';
import type { Weighed } from './weigh-claims.ts';

/** A claimed situation with the points that order it. */
export interface Claimed extends Weighed {
  readonly total: number;
}

/** What speaks for each situation: claims, the field of the words, and how likely such words were of other parents' texts. */
export interface Evidence {
  readonly claimed: readonly Claimed[];
  readonly field: ReadonlyMap<string, number>;
  readonly likely: ReadonlyMap<string, number>;
  readonly general: string;
  /** What may not be told, whatever speaks for it. */
  readonly barred: (id: string) => boolean;
  /** What is told only where it is claimed: where such a one leads, nothing lighter is told in its place. */
  readonly grave?: (id: string) => boolean;
}

/** `told` is undefined where nothing leads clearly enough; `beside` comes close, the nearest first. */
export interface Judged {
  readonly told: string | undefined;
  readonly beside: readonly string[];
}

/** What the logarithm of a likelihood, a claim's point and a field's point weigh, and how many of the points count. */
const OF_LIKELIHOOD = 0.75;
const OF_CLAIM = 0.45;
const MOST_CLAIMED = 6;
const OF_FIELD = 0.9;
const MOST_OF_FIELD = 3;
/** However unlikely the words, a claim is not outweighed by more than this. */
const LEAST_LIKELY = 0.02;
/** What it adds that no other situation is claimed. */
const CLAIMED_ALONE = 0.3;
/**
 * What the first needs: so much in all, so much more than the next situation, and so much more than the general one. A
 * claimed situation needs a smaller lead, and before one that is claimed too hardly any: then both are meant. Found by telling apart some thousand texts
 * that were not learnt from: a wrong story was taken to cost twice as much as a general one.
 */
const ENOUGH = -1.2;
const AHEAD = 1.75;
const AHEAD_WHEN_CLAIMED = 0.2;
const AHEAD_OF_GENERAL = -0.5;
/** Points within which another situation is offered to the parent, and what it needs where none is told. */
const NEAR = 1.2;
const MAY_BE = -1.2;
/** A claimed one this near in claims is offered too. */
const NEAR_CLAIM = 1;

/** Weighs all that speaks for a situation; a wrong story costs a family more than a general one. */
export function judge({ claimed, field, likely, general, barred, grave = () => false }: Evidence): Judged {
  const claims = new Map(claimed.map((each) => [each.id, each] as const));
  const alone = claimed.filter((each) => each.own).length === 1 ? CLAIMED_ALONE : 0;
  const pointsOf = (id: string): number => {
    const claim = claims.get(id);
    const points = claim?.own === true ? OF_CLAIM * Math.min(MOST_CLAIMED, claim.total) + alone : 0;
    return (
      OF_LIKELIHOOD * Math.log((likely.get(id) ?? 0) + LEAST_LIKELY) +
      points +
      OF_FIELD * Math.min(MOST_OF_FIELD, field.get(id) ?? 0)
    );
  };
  const ids = new Set([...likely.keys(), ...claims.keys(), ...field.keys()]);
  const ranked = [...ids]
    .filter((id) => id !== general && (!barred(id) || grave(id)))
    .map((id) => ({ id, points: pointsOf(id), claim: claims.get(id) }))
    .sort((a, b) => b.points - a.points || rank(a.id) - rank(b.id));
  const [first] = ranked;
  if (!first) return { told: undefined, beside: [] };
  const isBarred = grave(first.id) && barred(first.id);
  // One that would serve as well is no reason for doubt.
  const second = ranked.find((each) => each !== first && !isKin(first.id, each.id));
  const lead = first.claim?.own !== true ? AHEAD : second?.claim?.own === true ? 0 : AHEAD_WHEN_CLAIMED;
  const clear =
    !isBarred &&
    first.points >= ENOUGH &&
    first.points - pointsOf(general) >= AHEAD_OF_GENERAL &&
    first.points - (second?.points ?? -Infinity) >= lead;
  if (!clear) return { told: undefined, beside: ranked.filter((each) => each.points >= MAY_BE).map((each) => each.id) };
  const near = ranked.slice(1).filter((each) => {
    if (barred(each.id)) return false;
    const claim = each.claim;
    if (first.points - each.points <= NEAR) return true;
    if (!claim) return false;
    return claim.own || (first.claim?.total ?? 0) - claim.total <= NEAR_CLAIM + headStart(first.id);
  });
  return { told: first.id, beside: near.map((each) => each.id) };
}
