import type { SafetyTier } from '@storylantern/contract';

export { SAFETY_TIERS, type SafetyTier } from '@storylantern/contract';

/** The tiers that stop every ordinary answer. */
export const ALARM_TIERS: ReadonlySet<SafetyTier> = new Set<SafetyTier>([
  'emergency',
  'missing',
  'crisis-parent',
  'harm-risk',
  'crisis-child',
  'abuse',
]);
