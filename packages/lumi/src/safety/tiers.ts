/**
 * How a message stands, gravest first: the order in which verdicts are preferred when a message holds several.
 * The alarms (emergency to abuse) stop every ordinary answer; `same-day` asks for a doctor today; `check-now` lets the
 * ordinary answer follow one line of warning; `referral` names a developmental check; the rest are limits of the subject.
 */
export const SAFETY_TIERS = [
  'emergency',
  'missing',
  'crisis-parent',
  'harm-risk',
  'crisis-child',
  'abuse',
  'same-day',
  'check-now',
  'referral',
  'jailbreak',
  'medicine',
  'diagnosis',
  'illness',
  'privacy',
  'off-topic',
  'none',
] as const;

/** One of {@link SAFETY_TIERS}. */
export type SafetyTier = (typeof SAFETY_TIERS)[number];

/** The tiers that stop every ordinary answer. */
export const ALARM_TIERS: ReadonlySet<SafetyTier> = new Set<SafetyTier>([
  'emergency',
  'missing',
  'crisis-parent',
  'harm-risk',
  'crisis-child',
  'abuse',
]);
