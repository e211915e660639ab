import type { TrackingEntry } from '@storylantern/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TIME_RANGES } from './address.ts';
import { averageOf, sessionAverageOf, starsOf, totalsOf } from './figures.ts';
import { pointsOf } from './points.ts';
import { SERIES } from './series.ts';
import { childNamesOf, momentOf, sessionsOf } from './sessions.ts';

const NOW = new Date(2026, 10, 21, 19, 30);

const rating = fc.integer({ min: 1, max: 5 });
/** A reading at any moment of the last fourteen months. */
const entry: fc.Arbitrary<TrackingEntry> = fc.record({
  id: fc.uuid(),
  childName: fc.constantFrom('', 'Mia', 'mia', 'Zoë', 'Ada'),
  storyTitle: fc.constantFrom('The Dark and the Lamp', 'May I Join In?'),
  pieceKind: fc.constantFrom('story', 'song'),
  pieceId: fc.constant('piece'),
  createdAt: fc
    .integer({ min: 0, max: 425 * 24 * 60 })
    .map((minutes) => new Date(NOW.getTime() - minutes * 60_000).toISOString()),
  comprehensionRating: rating,
  interestRating: rating,
  repetitionRating: rating,
  behaviorRating: rating,
  sessionDuration: fc.option(fc.integer({ min: 1, max: 600 })),
  notes: fc.constant(null),
});
/** As the server lists them: newest first. */
const entries = fc
  .uniqueArray(entry, { selector: ({ id }) => id, maxLength: 60 })
  .map((list) => list.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)));
const days = fc.constantFrom(...TIME_RANGES.map((range) => range.days));
const child = fc.constantFrom('', 'Mia', 'mia', 'Zoë', 'Nobody');

/** The last `days` days on the family's calendar, written down one by one. */
const calendar = (days: number): string[] =>
  Array.from({ length: days }, (_, ago) =>
    new Date(NOW.getFullYear(), NOW.getMonth(), NOW.getDate() - ago, 12).toDateString(),
  );

const all = (list: readonly TrackingEntry[]) => sessionsOf(list, { child: '', days: 365 }, NOW);

describe('which sessions are looked at', () => {
  it('those of the child within the days up to today, numbered from the oldest', () => {
    fc.assert(
      fc.property(entries, child, days, (list, who, range) => {
        const sessions = sessionsOf(list, { child: who, days: range }, NOW);
        const expected = list.filter(
          (each) =>
            (who === '' || each.childName === who) && calendar(range).includes(new Date(each.createdAt).toDateString()),
        );
        expect(new Set(sessions.map((each) => each.entry.id))).toEqual(new Set(expected.map(({ id }) => id)));
        expect(sessions.map((each) => each.number)).toEqual(expected.map((_, index) => index + 1));
        const times = sessions.map((each) => momentOf(each).getTime());
        expect(times).toEqual(times.toSorted((a, b) => a - b));
      }),
    );
  });

  it.each([
    ['the first minute of the seventh day', new Date(2026, 10, 15, 0, 0), 1],
    ['the last minute before it', new Date(2026, 10, 14, 23, 59), 0],
    ['a clock that is ahead', new Date(2026, 10, 22, 1, 0), 1],
  ])('of the last seven days: %s', (_, at, count) => {
    const [one] = fc.sample(entry, 1);
    const list = one ? [{ ...one, createdAt: at.toISOString() }] : [];
    expect(sessionsOf(list, { child: '', days: 7 }, NOW)).toHaveLength(count);
  });

  it('each name is offered once, by the alphabet, and no empty one', () => {
    fc.assert(
      fc.property(entries, (list) => {
        const names = childNamesOf(list);
        for (const { childName } of list)
          expect(names.filter((name) => name === childName)).toHaveLength(childName === '' ? 0 : 1);
        expect(names.every((name) => list.some(({ childName }) => childName === name))).toBe(true);
        expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
      }),
    );
  });
});

/** Half up to a tenth in whole numbers only. */
const tenths = (sum: number, count: number): number =>
  Number((20n * BigInt(sum) + BigInt(count)) / (2n * BigInt(count))) / 10;

describe('the figures', () => {
  it('averages are exact to one decimal, minutes add up, hours are whole', () => {
    fc.assert(
      fc.property(entries, (list) => {
        const sessions = all(list);
        let minutes = 0;
        for (const each of sessions) minutes += each.entry.sessionDuration ?? 0;
        expect(totalsOf(sessions)).toEqual({
          sessions: sessions.length,
          minutes,
          timed: sessions.filter((each) => each.entry.sessionDuration !== null).length,
          hours: Math.floor(minutes / 60) + (minutes % 60 >= 30 ? 1 : 0),
        });
        for (const series of SERIES) {
          let sum = 0;
          for (const each of sessions) sum += each.entry[series.rating];
          const expected = sessions.length === 0 ? null : tenths(sum, sessions.length);
          expect(averageOf(sessions, series.rating)).toBe(expected);
        }
      }),
    );
  });

  it('a session is the mean of its four ratings', () => {
    fc.assert(
      fc.property(rating, rating, rating, rating, (a, b, c, d) => {
        const ratings = { comprehensionRating: a, interestRating: b, repetitionRating: c, behaviorRating: d };
        expect(sessionAverageOf(ratings)).toBe(tenths(a + b + c + d, 4));
      }),
    );
    const low = { comprehensionRating: 4, interestRating: 3, repetitionRating: 3, behaviorRating: 3 };
    expect(sessionAverageOf(low)).toBe(3.3);
  });

  it('stars stand for the value to the nearest half', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50 }), (tenth) => {
        const stars = starsOf(tenth / 10);
        const lit = stars.reduce((sum, star) => sum + (star === 'full' ? 1 : star === 'half' ? 0.5 : 0), 0);
        expect(stars).toHaveLength(5);
        expect(Math.abs(lit - tenth / 10)).toBeLessThanOrEqual(0.25 + 1e-9);
        expect(stars.join(' ')).toMatch(/^(full ?)*(half ?)?(empty ?)*$/);
      }),
    );
  });
});

describe('the points of the chart', () => {
  it('each session is in one of them, in order, and there are no more than fit', () => {
    fc.assert(
      fc.property(entries, fc.integer({ min: 1, max: 40 }), (list, most) => {
        const sessions = all(list);
        const points = pointsOf(sessions, most);
        expect(points.length).toBeLessThanOrEqual(most);
        expect(
          points.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, i) => first + i)),
        ).toEqual(sessions.map((session) => session.number));
        const sizes = points.map(({ first, last }) => last - first + 1);
        expect(Math.max(0, ...sizes) - Math.min(...sizes, Math.max(0, ...sizes))).toBeLessThanOrEqual(1);
        if (sessions.length <= most) expect(points).toHaveLength(sessions.length);
        for (const point of points) {
          const own = sessions.slice(point.first - 1, point.last);
          for (const series of SERIES) expect(point.values[series.rating]).toBe(averageOf(own, series.rating));
        }
      }),
    );
  });
});
