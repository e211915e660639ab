import type { Finding } from './combine.ts';
import type { Heard } from './second-net/second-net.ts';
import { ALARM_TIERS, SAFETY_TIERS } from './tiers.ts';

/** What the second net's findings are called. */
export const SOUNDS = 'sounds like danger';

/**
 * Log odds of the second net (0: undecided). Set on rounds it had not been taught, but for `brief` and `lesserBrief`, which
 * were set on everyday follow-ups and on a bare fever. `alone`: the patterns find
 * nothing. `lesser`: they find something that is no alarm, and `lesserBrief` when little more is said ("has a fever of 38").
 * `despite`: they find a danger that is past or only possible. `apart`: so much more is asked of a sentence when the whole
 * message is not enough, and `brief` more of a few words in the middle of a talk. `doubted`: below it an alarm of the
 * patterns is softened to "if this is happening now".
 */
export const ENOUGH = {
  alone: 0.5,
  lesser: 2.5,
  lesserBrief: 7,
  despite: 1,
  apart: 3,
  brief: 1.5,
  doubted: -0.5,
} as const;

const rank = new Map(SAFETY_TIERS.map((tier, at) => [tier, at]));

/** Where a tier stands, 0 the gravest. */
export const rankOf = (tier: Finding['tier']): number => rank.get(tier) ?? SAFETY_TIERS.length;

/** Nothing was found. */
export const NOTHING: Finding = { tier: 'none', concept: '', evidence: '' };

/** What counts of what was found, and a danger that may be over, or only feared, or only worded like one. */
export interface Weighed {
  readonly finding: Finding;
  readonly maybe: Finding | null;
}

/** What the patterns find in the newest message, in no order. */
export interface Patterned {
  /** Said as so now. */
  readonly found: readonly Finding[];
  /** What several facts come to. */
  readonly together: Finding | null;
  /** Whether `together` rests on earlier messages too: the net, which hears only the newest, cannot doubt it. */
  readonly acrossMessages: boolean;
  /** A few words, which mean little by themselves ("twice a week maybe"). */
  readonly brief: boolean;
  /** Whether something was said before. */
  readonly inTalk: boolean;
  /** Said as past or only possible. */
  readonly possible: Finding | null;
  /** A danger in a few words that ask what to do: nobody who writes so is asking in general, and the net may not doubt it. */
  readonly cry: boolean;
}

/** Weighs what the patterns found and what the second net heard. */
export function weighed(
  { found, together, acrossMessages, brief, inTalk, possible, cry }: Patterned,
  heard: Heard,
  enough: Readonly<Record<keyof typeof ENOUGH, number>> = ENOUGH,
): Weighed {
  const sorted = [...found, ...(together === null ? [] : [together])].toSorted(
    (a, b) => rankOf(a.tier) - rankOf(b.tier),
  );
  const best = sorted[0] ?? NOTHING;
  const alarms = ALARM_TIERS.has(best.tier);
  if (alarms && ((best === together && acrossMessages) || cry || heard.loudest >= enough.doubted))
    return { finding: best, maybe: possible };
  if (alarms) return { finding: sorted.find((each) => !ALARM_TIERS.has(each.tier)) ?? NOTHING, maybe: best };
  const lesser = brief ? enough.lesserBrief : enough.lesser;
  const least = possible === null ? (best.tier === 'none' ? enough.alone : lesser) : enough.despite;
  const needed = least + (brief && inTalk ? enough.brief : 0);
  const raised =
    heard.score > needed ? heard.tier : heard.loudest > needed + enough.apart ? heard.loudestTier : best.tier;
  if (ALARM_TIERS.has(raised)) return { finding: { tier: raised, concept: SOUNDS, evidence: '' }, maybe: null };
  return { finding: best, maybe: possible };
}
