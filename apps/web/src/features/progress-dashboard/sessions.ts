import type { TrackingEntry } from '@storylantern/contract';
import type { Filters } from './address.ts';

/** One reading in the order of time. */
export interface Session {
  /** From 1, the oldest of those looked at: the N of "Session N". */
  readonly number: number;
  readonly entry: TrackingEntry;
}

/** When a session was. */
export const momentOf = ({ entry }: Session): Date => new Date(entry.createdAt);

/** Every name there is, once and by the alphabet. Readings without a name belong to nobody's list. */
export function childNamesOf(entries: readonly Pick<TrackingEntry, 'childName'>[]): string[] {
  const names = new Set(entries.map((entry) => entry.childName));
  names.delete('');
  return [...names].toSorted((a, b) => a.localeCompare(b));
}

/** Where a range begins: at midnight where the family lives, so that "last 7 days" is today and the six days before. */
export const firstMomentOf = (days: number, now: Date): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() - (days - 1));

/** Times as they are stored sort as they are, being of one form; thousands of them need not become dates for it. */
const byTime = (a: TrackingEntry, b: TrackingEntry): number =>
  a.createdAt === b.createdAt ? 0 : a.createdAt < b.createdAt ? -1 : 1;

/** The sessions that pass the filters, oldest first. `entries` are newest first, as the server lists them. */
export function sessionsOf(entries: readonly TrackingEntry[], { child, days }: Filters, now: Date): Session[] {
  const first = firstMomentOf(days, now).toISOString();
  return entries
    .filter((entry) => (child === '' || entry.childName === child) && entry.createdAt >= first)
    .toReversed()
    .toSorted(byTime)
    .map((entry, index) => ({ number: index + 1, entry }));
}
