import { monthsSince, type Child } from '@storylantern/contract';

/** Below this many months a parent counts in months. */
const COUNTED_IN_MONTHS = 24;

/** How old a child is on a day, as a parent would say it: "4", "20 months", "4-5"; '' when nothing is known. */
export function ageInWords(child: Pick<Child, 'ageBand' | 'birthMonth'>, today: Date): string {
  if (child.birthMonth === null) return child.ageBand ?? '';
  const months = monthsSince(child.birthMonth, today);
  if (months < COUNTED_IN_MONTHS) return `${months} month${months === 1 ? '' : 's'}`;
  return String(Math.floor(months / 12));
}

/** {@link ageInWords} as a fact of its own: "4 years old", "20 months old", "Age 4-5"; '' when nothing is known. */
export function ageAsFact(child: Pick<Child, 'ageBand' | 'birthMonth'>, today: Date): string {
  const age = ageInWords(child, today);
  if (age === '') return '';
  if (child.birthMonth === null) return `Age ${age}`;
  return `${age}${age.includes('month') ? '' : ' years'} old`;
}

/** "Mia, 4", or the name alone when the age is not known. */
export function nameAndAge(child: Pick<Child, 'nickname' | 'ageBand' | 'birthMonth'>, today: Date): string {
  const age = ageInWords(child, today);
  return age === '' ? child.nickname : `${child.nickname}, ${age}`;
}
