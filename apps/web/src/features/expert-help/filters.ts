import type { AgeBand, ExpertGender, StoryTheme } from '@storylantern/contract';
import type { Filters } from './address.ts';

interface Filtered {
  readonly ageGroups: readonly AgeBand[];
  readonly gender: readonly ExpertGender[];
  readonly themes: readonly StoryTheme[];
}

const holds = <Value extends string>(list: readonly Value[], chosen: Value | ''): boolean =>
  chosen === '' || list.includes(chosen);

/** Whether a card passes: each of its lists contains what is chosen; nothing chosen passes everything (specification, section 5). */
export const passes = (card: Filtered, { age, gender, theme }: Filters): boolean =>
  holds(card.ageGroups, age) && holds(card.gender, gender) && holds(card.themes, theme);

/** How many filters are chosen. */
export const countOf = ({ age, gender, theme }: Filters): number =>
  [age, gender, theme].filter((each) => each !== '').length;

/** The chosen filters with the words of their chips. */
export const chipsOf = ({ age, gender, theme }: Filters): { readonly key: keyof Filters; readonly label: string }[] => [
  ...(age === '' ? [] : [{ key: 'age' as const, label: `Age ${age}` }]),
  ...(gender === '' ? [] : [{ key: 'gender' as const, label: `Gender: ${gender}` }]),
  ...(theme === '' ? [] : [{ key: 'theme' as const, label: `Theme: ${theme}` }]),
];

const FIRST_YEAR: Readonly<Record<AgeBand, number>> = { '2-3': 2, '4-5': 4, '6-7': 6, '8-10': 8, '11+': 11 };
const LAST_YEAR: Readonly<Record<AgeBand, number | null>> = { '2-3': 3, '4-5': 5, '6-7': 7, '8-10': 10, '11+': null };

/** "Ages 2 to 10", "Ages 4 and up": from the youngest to the oldest group; '' for none. */
export function agesInWords(groups: readonly AgeBand[]): string {
  const [first, last] = [groups[0], groups.at(-1)];
  if (!first || !last) return '';
  const end = LAST_YEAR[last];
  return end === null ? `Ages ${FIRST_YEAR[first]} and up` : `Ages ${FIRST_YEAR[first]} to ${end}`;
}
