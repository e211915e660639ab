import type { Addition } from '../concept.ts';
import type { CountryNumbers } from '../countries.ts';
import type { SafetyLanguage } from '../language.ts';
import type { SafetyTier } from '../tiers.ts';
import { ADDITIONS_EN, ALARMS_EN, CHECK_NOW_EN, LIMITS_EN, OTHER_ADULT_EN, STICKY_EN } from './alarms-en.ts';
import { ADDITIONS_ES, ALARMS_ES, CHECK_NOW_ES, LIMITS_ES, OTHER_ADULT_ES, STICKY_ES } from './alarms-es.ts';
import { numbersFor } from './numbers.ts';

const ALARMS = { en: ALARMS_EN, es: ALARMS_ES };
const ADDITIONS = { en: ADDITIONS_EN, es: ADDITIONS_ES };
const OTHER_ADULT = { en: OTHER_ADULT_EN, es: OTHER_ADULT_ES };
const LIMITS = { en: LIMITS_EN, es: LIMITS_ES };
const STICKY = { en: STICKY_EN, es: STICKY_ES };
const CHECK_NOW = { en: CHECK_NOW_EN, es: CHECK_NOW_ES };

/** Which limit a concept that is no alarm speaks of, where it differs from its tier. */
const LIMIT_OF_CONCEPT: Readonly<Record<string, 'fall' | 'rash'>> = { 'a fall': 'fall', 'a rash': 'rash' };

const has = <T extends object>(table: T, key: PropertyKey): key is keyof T => Object.hasOwn(table, key);

/** The fixed text of a tier and danger, lines parted by new lines; null for tiers that have none. */
export function fixedText(
  tier: SafetyTier,
  concept: string,
  addition: Addition | undefined,
  language: SafetyLanguage,
  country: CountryNumbers | null,
): string | null {
  const numbers = numbersFor(country, language);
  if (tier === 'crisis-parent' && addition === 'adult') return OTHER_ADULT[language](numbers).join('\n');
  if (has(ALARMS[language], tier)) {
    const [action = '', ...rest] = ALARMS[language][tier](numbers);
    const added = addition === undefined ? [] : ADDITIONS[language][addition](numbers);
    return [action, ...added, ...rest].join('\n');
  }
  const limit = LIMIT_OF_CONCEPT[concept] ?? tier;
  return has(LIMITS[language], limit) ? LIMITS[language][limit](numbers).join('\n') : null;
}

/** What Lumi says while an alarm is open, and once the parent says that all is safe. */
export function stickyText(
  tier: SafetyTier,
  settled: boolean,
  language: SafetyLanguage,
  country: CountryNumbers | null,
): string {
  const numbers = numbersFor(country, language);
  if (settled) return STICKY[language].settled().join('\n');
  const who = tier === 'crisis-parent' || tier === 'harm-risk' ? 'parent' : 'child';
  return STICKY[language][who](numbers).join('\n');
}

/** The line that must stand before an ordinary answer when a danger was spoken of, but not as happening. */
export function checkNowLine(of: SafetyTier, language: SafetyLanguage, country: CountryNumbers | null): string {
  const who = of === 'crisis-parent' || of === 'harm-risk' || of === 'check-now' ? 'parent' : 'danger';
  return CHECK_NOW[language][who](numbersFor(country, language));
}
