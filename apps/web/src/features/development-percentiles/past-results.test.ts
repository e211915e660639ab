import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_RESULTS, newestFirst, parseResults, textOf, type PastResult } from './past-results.ts';
import { percentilesOf } from './percentiles.ts';

const results: fc.Arbitrary<PastResult> = fc
  .record({
    id: fc.uuid(),
    takenAt: fc
      .date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString()),
    childName: fc.string({ minLength: 1, maxLength: 40 }),
    childAge: fc.option(fc.string({ maxLength: 40 })),
    answers: fc.record({
      sleepIndependence: fc.boolean(),
      emotionalRegulation: fc.boolean(),
      socialSkills: fc.boolean(),
      transitionAdaptation: fc.boolean(),
      selfCareSkills: fc.boolean(),
      behaviorManagement: fc.boolean(),
    }),
    draw: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  })
  .map(({ draw, ...rest }) => ({ ...rest, result: percentilesOf(rest.answers, () => draw) }));
const lists = fc.uniqueArray(results, { maxLength: 8, selector: ({ id }) => id });

const one: PastResult = {
  id: 'a',
  takenAt: '2026-03-01T19:30:00.000Z',
  childName: 'Mia',
  childAge: '6',
  answers: {
    sleepIndependence: true,
    emotionalRegulation: false,
    socialSkills: true,
    transitionAdaptation: true,
    selfCareSkills: true,
    behaviorManagement: false,
  },
  result: {
    overall: 62,
    areas: {
      sleepIndependence: 82,
      emotionalRegulation: 41,
      socialSkills: 88,
      transitionAdaptation: 72,
      selfCareSkills: 91,
      behaviorManagement: 33,
    },
    communityStats: { similarChildren: 812, storiesUsed: 23, improvementRate: 47 },
  },
};

it('what is kept comes back as it was, newest first', () => {
  fc.assert(
    fc.property(lists, (list) => {
      expect(parseResults(textOf(list))).toEqual({ results: newestFirst(list), damaged: false });
    }),
    { numRuns: 60 },
  );
});

it('a device that kept nothing has nothing, and nothing is damaged', () => {
  expect(parseResults(null)).toEqual({ results: [], damaged: false });
});

it.each([
  ['cut off in the middle', textOf([one]).slice(0, 90)],
  ['of a later version', JSON.stringify({ version: 2, results: [one] })],
  ['something else', '"hello"'],
  ['empty', ''],
])('a text that is %s is dropped whole, and said', (_, stored) => {
  expect(parseResults(stored)).toEqual({ results: [], damaged: true });
});

describe('one damaged result among good ones', () => {
  it.each([
    ['a number that the formula cannot give', { ...one, result: { ...one.result, overall: 100 } }],
    ['an area that does not fit its answer', { ...one, answers: { ...one.answers, socialSkills: false } }],
    ['no name', { ...one, childName: '' }],
    ['no date', { ...one, takenAt: 'last week' }],
    ['an answer missing', { ...one, answers: { sleepIndependence: true } }],
    ['the id of another', { ...one, id: 'b' }],
    ['nothing in it', null],
  ])('with %s is dropped alone', (_, damaged) => {
    const good = { ...one, id: 'b' };
    expect(parseResults(JSON.stringify({ version: 1, results: [good, damaged] }))).toEqual({
      results: [good],
      damaged: true,
    });
  });
});

it('any text at all is read without complaint', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => Array.isArray(parseResults(text).results)));
});

it('keeps the newest when there are more than it holds', () => {
  const many = Array.from({ length: MOST_RESULTS + 3 }, (_, at) => ({
    ...one,
    id: String(at),
    takenAt: new Date(Date.UTC(2026, 0, 1 + at)).toISOString(),
  }));
  const kept = newestFirst(many);
  expect(kept).toHaveLength(MOST_RESULTS);
  expect(kept[0]?.id).toBe(String(MOST_RESULTS + 2));
});
