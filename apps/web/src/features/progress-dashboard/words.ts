import { MONTH_NAMES } from '../../lib/month-names.ts';
import type { Totals } from './figures.ts';
import type { Point } from './points.ts';
import { SERIES } from './series.ts';

const SMALL = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A whole number with a comma between its thousands. The browser's own formatter takes 30 ms to get ready. */
export const inThousands = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** A whole number with its thing: "1 session", "5,000 sessions". */
export const counted = (count: number, thing: string): string =>
  `${inThousands(count)} ${thing}${count === 1 ? '' : 's'}`;

/** Below this many sessions a direction is hardly to be seen. */
const FEW = 10;

/** How much the figures rest on, and what they do not say. */
export function restsOn(sessions: number): string {
  if (sessions === 1) return 'One session is a beginning. A direction shows after some more.';
  if (sessions < FEW) return `${SMALL[sessions] ?? sessions} sessions are few. Look for a direction, not a score.`;
  return `These figures rest on ${counted(sessions, 'session')}.`;
}

/** Said with the figures: they are observations and prove nothing. */
export const NO_CAUSE = 'The ratings are what you saw and noted; they do not show what caused a change.';

/** How long the family read together. Hours are whole; where they are none the minutes say more. */
export function timeTogether({ hours, minutes }: Totals): string {
  const together = `${counted(hours, 'hour')} of reading together`;
  return hours === 0 && minutes > 0 ? `${together} (${counted(minutes, 'minute')})` : together;
}

/** "20 November 2026". */
export const dateInWords = (at: Date): string =>
  `${at.getDate()} ${MONTH_NAMES[at.getMonth()] ?? ''} ${at.getFullYear()}`;

/** "20 November", with the year when it is another one. */
const shortDate = (at: Date, now: Date): string =>
  at.getFullYear() === now.getFullYear() ? `${at.getDate()} ${MONTH_NAMES[at.getMonth()] ?? ''}` : dateInWords(at);

/** "Friday 20 November", with the year when it is another one. */
export const dayInWords = (at: Date, now: Date): string => `${WEEKDAYS[at.getDay()] ?? ''} ${shortDate(at, now)}`;

/** A value as it is written everywhere: whole for one session, to a tenth for an average. */
export const valueInWords = (value: number, single: boolean): string => (single ? String(value) : value.toFixed(1));

export const isSingle = ({ first, last }: Point): boolean => first === last;

/** The heading of a point: "Session 6", or "Sessions 6 to 9" where it stands for several. */
export const nameOf = (point: Point): string =>
  isSingle(point)
    ? `Session ${inThousands(point.first)}`
    : `Sessions ${inThousands(point.first)} to ${inThousands(point.last)}, on average`;

/** When the sessions of a point were: the day, or the first and the last one. */
export function whenOf({ from, to }: Point, now: Date): string {
  const [first, last] = [shortDate(from, now), shortDate(to, now)];
  return first === last ? dayInWords(from, now) : `${first} to ${last}`;
}

/** A point for those who listen to the chart. */
export function readOut(point: Point, now: Date): string {
  const values = SERIES.map(({ rating, label }) => `${label} ${valueInWords(point.values[rating], isSingle(point))}`);
  return `${nameOf(point)}, ${whenOf(point, now)}: ${values.join(', ')}, each out of 5`;
}
