import type { RatingName } from '../../tracking/ratings.ts';
import { averageOf } from './figures.ts';
import { SERIES } from './series.ts';
import { momentOf, type Session } from './sessions.ts';

/** What the chart draws in one place: a session, or the averages of some in a row. */
export interface Point {
  /** Numbers of the first and the last session it stands for. */
  readonly first: number;
  readonly last: number;
  readonly from: Date;
  readonly to: Date;
  readonly values: Readonly<Record<RatingName, number>>;
}

/**
 * At most `most` points, each for about as many sessions as the others: lines through thousands of ratings are a
 * scribble, and picking out single ones would show chance. Few enough sessions are drawn one by one.
 */
export function pointsOf(sessions: readonly Session[], most: number): Point[] {
  const size = Math.max(1, Math.ceil(sessions.length / Math.max(1, most)));
  const groups = Math.ceil(sessions.length / size);
  return Array.from({ length: groups }, (_, index) => {
    const start = Math.floor((index * sessions.length) / groups);
    const end = Math.floor(((index + 1) * sessions.length) / groups);
    return pointOf(sessions.slice(start, end));
  }).flatMap((point) => point ?? []);
}

function pointOf(sessions: readonly Session[]): Point | undefined {
  const [first, last] = [sessions[0], sessions.at(-1)];
  if (!first || !last) return undefined;
  const values = Object.fromEntries(SERIES.map(({ rating }) => [rating, averageOf(sessions, rating)]));
  return {
    first: first.number,
    last: last.number,
    from: momentOf(first),
    to: momentOf(last),
    values: values as Record<RatingName, number>,
  };
}
