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
  readonly learnt: ReadonlyMap<string, number>;
  readonly general: string;
  /** The share (0 to 1) of the telling words of the text that say nothing of a situation. */
  readonly unexplained: (id: string) => number;
  /** What may not be told, whatever speaks for it. */
  readonly barred: (id: string) => boolean;
  /** What is told only where it is claimed: where such a one leads, nothing lighter is told in its place. */
  readonly grave: (id: string) => boolean;
  /** Whether the text is an account, most of whose sentences stand beside the matter. */
  readonly isAccount: boolean;
  /** What has to be likelier than others to be told where it is not claimed. */
  readonly weighty: (id: string) => boolean;
}

/** What is made of the evidence. */
export interface Judged {
  /** Undefined where nothing is likely enough to be meant. */
  readonly told: string | undefined;
  /** Whether what is told is likely enough that nobody has to be asked. */
  readonly sure: boolean;
  /** What is nearest where nothing is told, if it is rather meant than not. */
  readonly nearest?: string;
  /** What is likeliest where nothing is told, though it may be far from likely. */
  readonly likeliest?: string;
  /** What comes close, the nearest first. */
  readonly beside: readonly string[];
  /** What a parent who is asked may mean besides, the likeliest first. */
  readonly others: readonly string[];
}

/**
 * What each kind of evidence weighs, so that the points of a situation are the logarithm of how likely it is. Fitted to five
 * hundred texts that no index has learnt from (conditional logit, tried on those that were left out of the fitting).
 */
const OF_LIKELIHOOD = 0.84;
const OF_LEARNT = 0.69;
const OF_CLAIM = 0.46;
const MOST_CLAIMED = 6;
const OF_FIELD = 0.82;
const MOST_OF_FIELD = 3;
const OF_UNEXPLAINED = -0.73;
/** The general one explains nothing, and needs not. */
const OF_GENERAL = 0.17;
/**
 * The same for an account, fitted to a hundred and fifty of them that no index has learnt from. Words of its background make
 * every account likely to be about nothing listed, so that this likeliness tells nothing; whatever is left unexplained counts
 * more, as does a field that many of its words belong to. That it is about nothing listed was raised by hand when 2,800 more
 * texts were learnt, nearly all of which are about something.
 */
const OF_AN_ACCOUNT = { likelihood: 0.58, learnt: 0.62, claim: 0.12, field: 2.6, unexplained: -1.76, general: -0.5 };
/** A field of which not a word was said has its logarithm too. */
const NO_FIELD = 0.5;
/** So many points behind the first, what nothing claims is told, offered and asked about nowhere: it is not looked at. */
const FAR = 7;
/** However unlikely the words, a claim is not outweighed by more than these. */
const LEAST_LIKELY = 0.02;
const LEAST_LEARNT = 0.01;
/** What it adds that no other situation is claimed. */
const CLAIMED_ALONE = 0.41;
/**
 * A wrong story costs a family twice what a general one costs: told from this chance on it costs them least. What is
 * claimed needs less, and before another that is claimed as well hardly any, as both are meant then.
 */
const ENOUGH = 0.72;
/** Where nothing of what was typed could be told, a likely situation is better than a story of nothing. */
const RATHER_MEANT = 0.5;
const RATHER_MEANT_WHEN_CLAIMED = 0.4;
/** What weighs more counts three times. */
const ENOUGH_WHEN_WEIGHTY = 0.8;
const ENOUGH_WHEN_CLAIMED = 0.5;
const ENOUGH_WHEN_BOTH_ARE = 0.35;
/** In an account the likeliest is told from here on: of several things that are told there, any is better than none. */
const ENOUGH_IN_AN_ACCOUNT = 0.42;
const ENOUGH_IN_AN_ACCOUNT_WHEN_WEIGHTY = 0.5;
/** Where nothing claims it and words weighed together hardly speak for it, it is mostly a likeness of single words. */
const DOUBTED_BELOW = 0.1;
const MUCH_UNEXPLAINED = 0.4;
const ENOUGH_WHEN_DOUBTED = 0.88;
/** From this chance on the first is right more than nine times in ten on average, and a question would only be in the way. */
const SURE = 0.9;
/** An account that is likelier than this to be about one thing was about it nine times in ten as well. */
const SURE_OF_AN_ACCOUNT = 0.85;
/** Points within which one is as likely as the other. */
const AS_LIKELY = 0.15;
/** Points within which another situation is offered beside a story, and the chance it needs where none is told. */
const NEAR = 1.6;
const MAY_BE = 0.05;
/** A claimed one this near in claims is offered too. */
const NEAR_CLAIM = 1;
/**
 * What a situation needs to stand among the answers to choose from: its chance, one word that truly speaks for it, and where
 * the first is sure more such words.
 */
const MAY_BE_MEANT = 0.01;
const LIKELY_AT_LEAST = 0.02;
const FIELD_AT_LEAST = 0.2;
const BESIDE_SURE = 0.01;
const LIKELY_BESIDE_SURE = 0.05;
const FIELD_BESIDE_SURE = 0.8;

interface Ranked {
  readonly id: string;
  readonly points: number;
  readonly chance: number;
  readonly claim: Claimed | undefined;
}

/** Weighs all that speaks for a situation; a wrong story costs a family more than a general one. */
export function judge(evidence: Evidence): Judged {
  const { barred, weighty, grave } = evidence;
  const ranked = causeFirst(rankedBy(evidence));
  const mayBe = ranked.filter((each) => !barred(each.id));
  const [first] = ranked;
  if (!first) return { told: undefined, sure: false, beside: [], others: [] };
  // One that would serve as well is no reason for doubt.
  const kin = ranked.filter((each) => isKin(first.id, each.id));
  const second = ranked.find((each) => each !== first && !kin.includes(each));
  const chance = barred(first.id) ? 0 : certainty(first, kin, second, ranked);
  const meant = mayBe.filter((each) => mayBeMeant(each, evidence));
  if (chance < enough(first, second, evidence)) {
    const beside = ranked.filter((each) => each.chance >= MAY_BE);
    const least = first.claim?.own === true ? RATHER_MEANT_WHEN_CLAIMED : RATHER_MEANT;
    const isRatherMeant = chance >= least && !weighty(first.id) && !grave(first.id);
    return {
      told: undefined,
      sure: false,
      ...(!barred(first.id) && { likeliest: first.id }),
      ...(isRatherMeant && { nearest: first.id }),
      beside: idsOf(beside),
      others: idsOf(meant),
    };
  }
  const sure = chance >= (evidence.isAccount ? SURE_OF_AN_ACCOUNT : SURE);
  const others = (sure ? mayBe.filter((each) => isBesideSure(each, evidence)) : meant).filter((each) => each !== first);
  const beside = mayBe.filter((each) => each !== first && isNear(first, each));
  return { told: first.id, sure, beside: idsOf(beside), others: idsOf(others) };
}

/**
 * How certain the first is: its chance, and its chance beside the next one and the general one alone. Where little speaks for
 * anything the rest is shared by many, none of which is meant.
 */
function certainty(
  first: Ranked,
  kin: readonly Ranked[],
  second: Ranked | undefined,
  ranked: readonly Ranked[],
): number {
  const chance = kin.reduce((sum, each) => sum + each.chance, first.chance);
  const ofGeneral = 1 - ranked.reduce((sum, each) => sum + each.chance, 0);
  return Math.sqrt(chance * (chance / (chance + (second?.chance ?? 0) + ofGeneral)));
}

/** Every situation that may be told, or that keeps a lighter one from being told, the likeliest first. */
function rankedBy(evidence: Evidence): Ranked[] {
  const { general, barred, grave, likely, field } = evidence;
  const pointsOf = weigher(evidence);
  const claims = new Map(evidence.claimed.map((each) => [each.id, each] as const));
  const ids = new Set([...likely.keys(), ...claims.keys(), ...field.keys()]);
  const mayOpen = ({ id }: { readonly id: string }): boolean => !barred(id) || grave(id);
  const weighed = [...ids]
    .filter((id) => id !== general)
    .map((id) => ({ id, points: pointsOf(id), claim: claims.get(id) }))
    .sort((a, b) => b.points - a.points || rank(a.id) - rank(b.id));
  const ofGeneral = pointsOf(general);
  const most = Math.max(ofGeneral, weighed.find(mayOpen)?.points ?? ofGeneral);
  const within = weighed.filter(({ points, claim }) => claim !== undefined || points >= most - FAR);
  const open = within.filter(mayOpen);
  const all = open.reduce((sum, each) => sum + Math.exp(each.points - most), Math.exp(ofGeneral - most));
  return open.map((each) => ({ ...each, chance: Math.exp(each.points - most) / all }));
}

/** Of two that are claimed, and hardly one likelier than the other, the cause goes before what it leads to. */
function causeFirst(ranked: readonly Ranked[]): readonly Ranked[] {
  const [first, second, ...rest] = ranked;
  if (first?.claim?.own !== true || second?.claim?.own !== true) return ranked;
  const isLater = first.points - second.points < AS_LIKELY && second.claim.total > first.claim.total;
  return isLater ? [second, first, ...rest] : ranked;
}

function mayBeMeant({ id, chance, claim }: Ranked, { likely, field }: Evidence): boolean {
  if (chance < MAY_BE_MEANT) return false;
  return claim !== undefined || (likely.get(id) ?? 0) >= LIKELY_AT_LEAST || (field.get(id) ?? 0) >= FIELD_AT_LEAST;
}

function isBesideSure({ id, chance }: Ranked, { likely, field }: Evidence): boolean {
  const ofField = field.get(id) ?? 0;
  const speaks = ofField >= FIELD_BESIDE_SURE || (ofField > 0 && (likely.get(id) ?? 0) >= LIKELY_BESIDE_SURE);
  return speaks && chance >= BESIDE_SURE;
}

const idsOf = (ranked: readonly Ranked[]): string[] => ranked.map(({ id }) => id);

/** Points of a situation, or of the general one. */
function weigher(evidence: Evidence): (id: string) => number {
  const { claimed, field, likely, learnt, general, unexplained, isAccount } = evidence;
  if (isAccount) return weigherOfAnAccount(evidence);
  const claims = new Map(claimed.map((each) => [each.id, each] as const));
  const alone = claimed.filter((each) => each.own).length === 1 ? CLAIMED_ALONE : 0;
  return (id) => {
    const claim = claims.get(id);
    return (
      OF_LIKELIHOOD * Math.log((likely.get(id) ?? 0) + LEAST_LIKELY) +
      OF_LEARNT * Math.log((learnt.get(id) ?? 0) + LEAST_LEARNT) +
      (claim?.own === true ? OF_CLAIM * Math.min(MOST_CLAIMED, claim.total) + alone : 0) +
      OF_FIELD * Math.min(MOST_OF_FIELD, field.get(id) ?? 0) +
      (id === general ? OF_GENERAL : OF_UNEXPLAINED * unexplained(id))
    );
  };
}

function weigherOfAnAccount({
  claimed,
  field,
  likely,
  learnt,
  general,
  unexplained,
}: Evidence): (id: string) => number {
  const claims = new Map(claimed.map((each) => [each.id, each] as const));
  return (id) => {
    if (id === general) return OF_AN_ACCOUNT.general;
    const claim = claims.get(id);
    return (
      OF_AN_ACCOUNT.likelihood * Math.log((likely.get(id) ?? 0) + LEAST_LIKELY) +
      OF_AN_ACCOUNT.learnt * Math.log((learnt.get(id) ?? 0) + LEAST_LEARNT) +
      OF_AN_ACCOUNT.claim * (claim?.own === true ? Math.min(MOST_CLAIMED, claim.total) : 0) +
      OF_AN_ACCOUNT.field * Math.log((field.get(id) ?? 0) + NO_FIELD) +
      OF_AN_ACCOUNT.unexplained * unexplained(id)
    );
  };
}

function enough(first: Ranked, second: Ranked | undefined, evidence: Evidence): number {
  const { weighty, learnt, unexplained, isAccount } = evidence;
  if (isAccount) {
    const isTold = first.claim?.own === true || !weighty(first.id);
    return isTold ? ENOUGH_IN_AN_ACCOUNT : ENOUGH_IN_AN_ACCOUNT_WHEN_WEIGHTY;
  }
  if (first.claim?.own !== true) {
    const doubted = (learnt.get(first.id) ?? 0) < DOUBTED_BELOW && unexplained(first.id) >= MUCH_UNEXPLAINED;
    if (doubted) return ENOUGH_WHEN_DOUBTED;
    return weighty(first.id) ? ENOUGH_WHEN_WEIGHTY : ENOUGH;
  }
  return second?.claim?.own === true ? ENOUGH_WHEN_BOTH_ARE : ENOUGH_WHEN_CLAIMED;
}

function isNear(first: Ranked, { points, claim }: Ranked): boolean {
  if (first.points - points <= NEAR) return true;
  if (!claim) return false;
  return claim.own || (first.claim?.total ?? 0) - claim.total <= NEAR_CLAIM + headStart(first.id);
}
