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
  /** The share (0 to 1) of the telling words of the text that say nothing of a situation. */
  readonly unexplained: (id: string) => number;
  /** What may not be told, whatever speaks for it. */
  readonly barred: (id: string) => boolean;
  /** What is told only where it is claimed: where such a one leads, nothing lighter is told in its place. */
  readonly grave: (id: string) => boolean;
  /** What has to be likelier than others to be told where it is not claimed. */
  readonly weighty: (id: string) => boolean;
}

/** What is made of the evidence. */
export interface Judged {
  /** Undefined where nothing is likely enough to be meant. */
  readonly told: string | undefined;
  /** Whether what is told is likely enough that nobody has to be asked. */
  readonly sure: boolean;
  /** What comes close, the nearest first. */
  readonly beside: readonly string[];
  /** What a parent who is asked may mean besides, the likeliest first. */
  readonly others: readonly string[];
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
 * How likely the first situation is the one that is meant, as a logistic function of its lead before the next one, of its
 * lead before the general one, and of the share of words that say nothing of it. Fitted to ten thousand texts, each read
 * by an index that had not learnt from it.
 */
const AT_NO_LEAD = -0.6;
const OF_LEAD = 0.53;
const MOST_LEAD = 6;
const OF_LEAD_OF_GENERAL = 0.25;
const MOST_LEAD_OF_GENERAL = 7;
const LEAST_LEAD = -1;
const OF_UNEXPLAINED = -1.4;
/**
 * A wrong story costs a family twice what a general one costs: told from this chance on it costs them least. What is
 * claimed needs less, and before another that is claimed as well hardly any, as both are meant then.
 */
const ENOUGH = 0.5;
/** What weighs more counts three times. */
const ENOUGH_WHEN_WEIGHTY = 0.67;
const ENOUGH_WHEN_CLAIMED = 0.4;
const ENOUGH_WHEN_BOTH_ARE = 0.2;
/** From this chance on the first is right more than nine times in ten on average, and a question would only be in the way. */
const SURE = 0.75;
/** Points within which another situation is offered beside a story, and what it needs where none is told. */
const NEAR = 1.2;
const MAY_BE = -1.2;
/** A claimed one this near in claims is offered too. */
const NEAR_CLAIM = 1;
/**
 * What a situation needs to stand among the answers to choose from: points in all and beside the general one, one word that
 * truly speaks for it, and where the first is sure so much nearness to it and more such words.
 */
const MAY_BE_MEANT = -2;
const BESIDE_GENERAL = -1.2;
const LIKELY_AT_LEAST = 0.1;
const FIELD_AT_LEAST = 0.5;
const NEAR_SURE = 4;
const LIKELY_BESIDE_SURE = 0.05;
const FIELD_BESIDE_SURE = 0.8;

interface Ranked {
  readonly id: string;
  readonly points: number;
  readonly claim: Claimed | undefined;
}

/** Weighs all that speaks for a situation; a wrong story costs a family more than a general one. */
export function judge(evidence: Evidence): Judged {
  const { general, barred, grave, likely, field } = evidence;
  const pointsOf = weigher(evidence);
  const ids = new Set([...likely.keys(), ...evidence.claimed.map(({ id }) => id), ...field.keys()]);
  const claims = new Map(evidence.claimed.map((each) => [each.id, each] as const));
  const ranked = [...ids]
    .filter((id) => id !== general && (!barred(id) || grave(id)))
    .map((id): Ranked => ({ id, points: pointsOf(id), claim: claims.get(id) }))
    .sort((a, b) => b.points - a.points || rank(a.id) - rank(b.id));
  const mayBe = ranked.filter((each) => !barred(each.id));
  const [first] = ranked;
  if (!first) return { told: undefined, sure: false, beside: [], others: [] };
  // One that would serve as well is no reason for doubt.
  const second = ranked.find((each) => each !== first && !isKin(first.id, each.id));
  const chance = barred(first.id)
    ? 0
    : chanceOf(
        first.points - (second?.points ?? -Infinity),
        first.points - pointsOf(general),
        evidence.unexplained(first.id),
      );
  const meant = mayBe.filter((each) => mayBeMeant(each, evidence, pointsOf(general)));
  if (chance < enough(first, second, evidence.weighty)) {
    const beside = ranked.filter((each) => each.points >= MAY_BE);
    return { told: undefined, sure: false, beside: idsOf(beside), others: idsOf(meant) };
  }
  const sure = chance >= SURE;
  const others = meant.filter((each) => each !== first && (!sure || isNearSure(first, each, evidence)));
  const beside = mayBe.filter((each) => each !== first && isNear(first, each));
  return { told: first.id, sure, beside: idsOf(beside), others: idsOf(others) };
}

function mayBeMeant({ id, points, claim }: Ranked, { likely, field }: Evidence, ofGeneral: number): boolean {
  if (points < Math.max(MAY_BE_MEANT, ofGeneral + BESIDE_GENERAL)) return false;
  return claim !== undefined || (likely.get(id) ?? 0) >= LIKELY_AT_LEAST || (field.get(id) ?? 0) >= FIELD_AT_LEAST;
}

function isNearSure(first: Ranked, { id, points }: Ranked, { likely, field }: Evidence): boolean {
  const ofField = field.get(id) ?? 0;
  const speaks = ofField >= FIELD_BESIDE_SURE || (ofField > 0 && (likely.get(id) ?? 0) >= LIKELY_BESIDE_SURE);
  return speaks && first.points - points <= NEAR_SURE;
}

const idsOf = (ranked: readonly Ranked[]): string[] => ranked.map(({ id }) => id);

/** Points of a situation, or of the general one. */
function weigher({ claimed, field, likely }: Evidence): (id: string) => number {
  const claims = new Map(claimed.map((each) => [each.id, each] as const));
  const alone = claimed.filter((each) => each.own).length === 1 ? CLAIMED_ALONE : 0;
  return (id) => {
    const claim = claims.get(id);
    const points = claim?.own === true ? OF_CLAIM * Math.min(MOST_CLAIMED, claim.total) + alone : 0;
    return (
      OF_LIKELIHOOD * Math.log((likely.get(id) ?? 0) + LEAST_LIKELY) +
      points +
      OF_FIELD * Math.min(MOST_OF_FIELD, field.get(id) ?? 0)
    );
  };
}

function enough(first: Ranked, second: Ranked | undefined, weighty: Evidence['weighty']): number {
  if (first.claim?.own !== true) return weighty(first.id) ? ENOUGH_WHEN_WEIGHTY : ENOUGH;
  return second?.claim?.own === true ? ENOUGH_WHEN_BOTH_ARE : ENOUGH_WHEN_CLAIMED;
}

function chanceOf(lead: number, leadOfGeneral: number, unexplained: number): number {
  const within = (value: number, most: number): number => Math.min(most, Math.max(LEAST_LEAD, value));
  const sum =
    AT_NO_LEAD +
    OF_LEAD * within(lead, MOST_LEAD) +
    OF_LEAD_OF_GENERAL * within(leadOfGeneral, MOST_LEAD_OF_GENERAL) +
    OF_UNEXPLAINED * unexplained;
  return 1 / (1 + Math.exp(-sum));
}

function isNear(first: Ranked, { points, claim }: Ranked): boolean {
  if (first.points - points <= NEAR) return true;
  if (!claim) return false;
  return claim.own || (first.claim?.total ?? 0) - claim.total <= NEAR_CLAIM + headStart(first.id);
}
