import { ageBandOfChild, notesOfChild, yearsOfChild, type AgeBand, type Child } from '@storylantern/contract';

/** The age group of a child, or '' when nothing is known of its age. */
export const bandOf = (child: Child, today: Date): AgeBand | '' =>
  child.birthMonth === null && child.ageBand === null ? '' : ageBandOfChild(child, today);

/** An age as a parent would type it: years where the month of birth is known, else the age group. */
export function typedAge(child: Child, today: Date): string {
  if (child.birthMonth === null) return child.ageBand ?? '';
  return String(yearsOfChild(child, today) ?? '');
}

/** What is liked and what helps, for a story about something hard. */
export const notesForStory = (child: Child): string => notesOfChild(child);

/** What is liked: a song or a picture book need not be about anything hard. */
export const notesForFun = ({ interests }: Child): string => notesOfChild({ interests, helps: '' });
