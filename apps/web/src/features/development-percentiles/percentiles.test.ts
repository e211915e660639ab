import { MILESTONE_AREAS } from '@storylantern/library';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandOf, labelOf, percentilesOf, RANGES, yesCount, type Answers } from './percentiles.ts';

const answers: fc.Arbitrary<Answers> = fc.record({
  sleepIndependence: fc.boolean(),
  emotionalRegulation: fc.boolean(),
  socialSkills: fc.boolean(),
  transitionAdaptation: fc.boolean(),
  selfCareSkills: fc.boolean(),
  behaviorManagement: fc.boolean(),
});
/** The ten draws of one result, each as Math.random gives it. */
const draws = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 10, maxLength: 10 });

/** Hands the draws out one after the other. */
const from = (values: readonly number[]) => {
  let at = 0;
  return () => values[at++] ?? 0;
};
const answered = (yes: number): Answers => ({
  sleepIndependence: yes > 0,
  emotionalRegulation: yes > 1,
  socialSkills: yes > 2,
  transitionAdaptation: yes > 3,
  selfCareSkills: yes > 4,
  behaviorManagement: yes > 5,
});
const between = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

describe('the overall number', () => {
  it('is the share of yes with -10 to +9 of chance, stopped at 5 and 95, for any answers and any chance', () => {
    fc.assert(
      fc.property(answers, draws, (given, values) => {
        const share = Math.round((Object.values(given).filter(Boolean).length * 100) / 6);
        const chance = Math.floor((values[0] ?? 0) * 20) - 10;
        expect(percentilesOf(given, from(values)).overall).toBe(Math.max(5, Math.min(95, share + chance)));
      }),
    );
  });

  it('reaches every step of chance and no other', () => {
    const offsets = new Set(
      Array.from({ length: 2_000 }, (_, at) => percentilesOf(answered(3), () => at / 2_000).overall - 50),
    );
    expect([...offsets].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at - 10));
  });

  it.each([
    [0, 0, 5],
    [0, 0.999, 9],
    [1, 0, 7],
    [1, 0.999, 26],
    [3, 0.5, 50],
    [4, 0, 57],
    [5, 0.999, 92],
    [6, 0, 90],
    [6, 0.999, 95],
  ])('%i yes and a draw of %f give %i', (yes, draw, overall) =>
    expect(percentilesOf(answered(yes), () => draw).overall).toBe(overall),
  );
});

describe('the six areas', () => {
  it('lie between 70 and 99 after a yes and between 10 and 59 after a no', () => {
    fc.assert(
      fc.property(answers, draws, (given, values) => {
        const { areas } = percentilesOf(given, from(values));
        expect(Object.keys(areas)).toEqual([...MILESTONE_AREAS]);
        return MILESTONE_AREAS.every((area) => between(areas[area], given[area] ? 70 : 10, given[area] ? 99 : 59));
      }),
    );
  });

  it('reach both ends', () => {
    expect(percentilesOf(answered(3), () => 0).areas).toMatchObject({ sleepIndependence: 70, behaviorManagement: 10 });
    expect(percentilesOf(answered(3), () => 0.9999).areas).toMatchObject({
      sleepIndependence: 99,
      behaviorManagement: 59,
    });
  });
});

describe('the community figures', () => {
  it('lie in their ranges, whatever the answers', () => {
    fc.assert(
      fc.property(answers, draws, (given, values) => {
        const { similarChildren, storiesUsed, improvementRate } = percentilesOf(given, from(values)).communityStats;
        return between(similarChildren, 500, 1499) && between(storiesUsed, 10, 59) && between(improvementRate, 30, 69);
      }),
    );
    expect(percentilesOf(answered(0), () => 0).communityStats).toEqual({
      similarChildren: 500,
      storiesUsed: 10,
      improvementRate: 30,
    });
    expect(percentilesOf(answered(0), () => 0.99999).communityStats).toEqual({
      similarChildren: 1499,
      storiesUsed: 59,
      improvementRate: 69,
    });
  });
});

it('the same answers and the same chance give the same result', () => {
  fc.assert(
    fc.property(answers, draws, (given, values) => {
      expect(percentilesOf(given, from(values))).toEqual(percentilesOf(given, from(values)));
    }),
  );
});

it('one yes more never lowers the overall number while chance is the same', () => {
  fc.assert(
    fc.property(answers, draws, fc.constantFrom(...MILESTONE_AREAS), (given, values, area) => {
      const more = percentilesOf({ ...given, [area]: true }, from(values)).overall;
      const less = percentilesOf({ ...given, [area]: false }, from(values)).overall;
      return more >= less;
    }),
  );
});

it('counts the answers that are yes', () => {
  for (let yes = 0; yes <= 6; yes += 1) expect(yesCount(answered(yes))).toBe(yes);
});

it('names every number from 0 to 100, and gives it a band', () => {
  const named = Array.from({ length: 101 }, (_, number) => `${labelOf(number)} ${bandOf(number)}`);
  expect(named.slice(0, 25).every((name) => name === 'Focus area identified red')).toBe(true);
  expect(named.slice(25, 50).every((name) => name === 'Room for growth red')).toBe(true);
  expect(named.slice(50, 75).every((name) => name === 'Typical development yellow')).toBe(true);
  expect(named.slice(75, 90).every((name) => name === 'Above average progress green')).toBe(true);
  expect(named.slice(90).every((name) => name === 'Exceptional development! green')).toBe(true);
});

it('a no never reaches the band of a yes', () => {
  expect(bandOf(RANGES.no.most)).not.toBe('green');
  expect(RANGES.no.most).toBeLessThan(RANGES.yes.least);
});
