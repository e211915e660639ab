export { assessSafety, type SafetyOptions, type SafetyVerdict } from './assess.ts';
export { COUNTRIES, NUMBERS_WRITTEN_ON, type CountryNumbers } from './countries.ts';
export type { SafetyLanguage } from './language.ts';
export { ALARM_TIERS, SAFETY_TIERS, type SafetyTier } from './tiers.ts';
