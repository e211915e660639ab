import type { TrackingEntry } from '@storylantern/contract';
import type { RatingName } from '../../tracking/ratings.ts';
import type { Session } from './sessions.ts';

/** What is counted over some sessions. */
export interface Totals {
  readonly sessions: number;
  /** Minutes of those sessions that have them. */
  readonly minutes: number;
  /** How many sessions have their minutes. */
  readonly timed: number;
  /** Total minutes by 60, rounded (specification, section 2). */
  readonly hours: number;
}

/** A quotient of whole numbers to one decimal, halves upwards; exact, as nothing is rounded before the division. */
const toTenths = (sum: number, count: number): number => Math.round((sum * 10) / count) / 10;

export function totalsOf(sessions: readonly Session[]): Totals {
  const times = sessions.flatMap(({ entry }) => entry.sessionDuration ?? []);
  const minutes = times.reduce((sum, each) => sum + each, 0);
  return { sessions: sessions.length, minutes, timed: times.length, hours: Math.round(minutes / 60) };
}

/** The mean of one rating to one decimal; null without sessions. */
export function averageOf(sessions: readonly Session[], rating: RatingName): number | null {
  if (sessions.length === 0) return null;
  return toTenths(
    sessions.reduce((sum, { entry }) => sum + entry[rating], 0),
    sessions.length,
  );
}

/** The mean of the four ratings of one session, to one decimal (specification, section 9). */
export const sessionAverageOf = (entry: Pick<TrackingEntry, RatingName>): number =>
  toTenths(entry.comprehensionRating + entry.interestRating + entry.repetitionRating + entry.behaviorRating, 4);

export type Star = 'full' | 'half' | 'empty';

/** Five stars for a value from 0 to 5, to the nearest half. */
export function starsOf(value: number): readonly Star[] {
  const halves = Math.round(value * 2);
  return [1, 2, 3, 4, 5].map((star) => (halves >= star * 2 ? 'full' : halves === star * 2 - 1 ? 'half' : 'empty'));
}
