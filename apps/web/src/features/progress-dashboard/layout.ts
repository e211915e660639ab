import type { RatingName } from '../../tracking/ratings.ts';
import { linear, sessionMarks, spread } from './places.ts';
import type { Point } from './points.ts';
import { SERIES, type Series } from './series.ts';

/** Room around the plot, for the numbers and, on wide charts, the markers and names at the ends of the lines. */
const MARGIN = { top: 14, bottom: 34, left: 30, right: 16 };
const NAMES = 144;
/** From here up there is room for the names beside the lines; below they stand above the chart. */
const WIDE = 620;
/** At least this much for a point, so that a line of them can be followed: a month of evenings fits on a phone. */
const POINT = 7;
/** At least this much between two markers. */
const MARKERS = 24;
/** At least this much between two numbers of the lower axis. */
const MARK = 62;
/** At least this much between two names (their height). */
const NAME = 22;
/** The axis of every rating (specification, section 2). */
const TOP_RATING = 5;

/** How large a chart is, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
  /** How many times larger than usual text is; whatever holds text grows with it. */
  readonly text: number;
}

/** Whether the names stand at the ends of the lines. */
export const namesAtEnds = ({ width, text }: Size): boolean => width >= WIDE * text;

function plotWidth(size: Size): number {
  const right = namesAtEnds(size) ? NAMES * size.text : MARGIN.right;
  return Math.max(1, size.width - MARGIN.left * size.text - right);
}

/** How many points a chart can show. */
export const mostPoints = (size: Size): number => Math.max(8, Math.floor(plotWidth(size) / POINT));

/** Where everything of the chart stands, in pixels from its upper left corner. */
export function layOut(points: readonly Point[], count: number, size: Size) {
  const { height, text } = size;
  const left = MARGIN.left * text;
  const right = left + plotWidth(size);
  const bottom = height - MARGIN.bottom * text;
  const along = linear([1, count], [left, right]);
  const up = linear([0, TOP_RATING], [bottom, MARGIN.top]);
  const x = (point: Point): number => along((point.first + point.last) / 2);
  const y = (point: Point, { rating, nudge }: Series): number => up(point.values[rating]) + nudge;
  const last = points.at(-1);
  const names = spread(
    SERIES.map((series) => (last ? y(last, series) : 0)),
    NAME * text,
    bottom,
  );
  return {
    left,
    right,
    bottom,
    top: MARGIN.top,
    x,
    y,
    ratings: [0, 1, 2, 3, 4, 5].map((rating) => ({ rating, y: up(rating) })),
    sessions: sessionMarks(count, Math.floor(plotWidth(size) / (MARK * text))).map((session) => ({
      session,
      x: along(session),
    })),
    names: SERIES.map(({ rating, label }, index): { rating: RatingName; label: string; y: number } => ({
      rating,
      label,
      y: names[index] ?? 0,
    })),
    /** Every how many points there is a marker; the last one always has one. */
    markEvery: Math.max(1, Math.ceil((MARKERS * (points.length - 1)) / Math.max(1, right - left))),
  };
}
