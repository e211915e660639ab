import { describe, expect, it } from 'vitest';
import { knownChildren, sameChild } from './known-child.ts';
import type { PastResult } from './past-results.ts';

const about = (childName: string, childAge: string | null): PastResult => ({
  id: childName,
  takenAt: '2026-05-03T12:00:00.000Z',
  childName,
  childAge,
  answers: {
    sleepIndependence: true,
    emotionalRegulation: true,
    socialSkills: true,
    transitionAdaptation: true,
    selfCareSkills: true,
    behaviorManagement: true,
  },
  result: {
    overall: 95,
    areas: {
      sleepIndependence: 70,
      emotionalRegulation: 70,
      socialSkills: 70,
      transitionAdaptation: 70,
      selfCareSkills: 70,
      behaviorManagement: 70,
    },
    communityStats: { similarChildren: 500, storiesUsed: 10, improvementRate: 30 },
  },
});

describe('the children that need not be typed', () => {
  it('are those of the family first, then those of earlier results, each name once and with the age known last', () => {
    expect(
      knownChildren([{ name: 'Mia', age: '6' }], [about('mia ', '5'), about('Noor', '4'), about('Noor', '3')]),
    ).toEqual([
      { name: 'Mia', age: '6' },
      { name: 'Noor', age: '4' },
    ]);
  });

  it('are none where nobody is known', () => {
    expect(knownChildren([], [])).toEqual([]);
  });
});

it('two results are compared only when they carry one name', () => {
  expect(sameChild(about('Mia', '5'), about(' mia', '6'))).toBe(true);
  expect(sameChild(about('Mia', '5'), about('Noor', '5'))).toBe(false);
});
