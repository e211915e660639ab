import { monthsSince, YEARS_OF_BAND, type Child, type Gender } from '@storylantern/contract';
import type { KnownChild } from '@storylantern/lumi';

const MONTHS_A_YEAR = 12;
/** Until this age, in months, a month more or less decides what is urgent. */
const BABY_MONTHS = 2 * MONTHS_A_YEAR;

const PERSONS: Readonly<Record<Gender, KnownChild['person']>> = {
  boy: 'he',
  girl: 'she',
  'non-binary': 'they',
  'prefer-not-to-say': null,
};

/**
 * Full months of a birth month. A baby counts as young as it can be, born on the last day of its month: what is more
 * urgent the younger a baby is, is then never missed.
 */
function ageInMonths(birthMonth: string, today: Date): number {
  const months = monthsSince(birthMonth, today);
  return months < BABY_MONTHS ? Math.max(0, months - 1) : months;
}

/** A child of the family as the assistant knows it: its age on a day, and how it is spoken of. */
export function knownChild({ birthMonth, ageBand, gender }: Child, today: Date): KnownChild {
  const byGroup = ageBand === null ? null : YEARS_OF_BAND[ageBand] * MONTHS_A_YEAR;
  return {
    ageMonths: birthMonth === null ? byGroup : ageInMonths(birthMonth, today),
    person: gender === null ? null : PERSONS[gender],
  };
}
