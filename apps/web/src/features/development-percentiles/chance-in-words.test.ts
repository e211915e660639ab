import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chanceInWords } from './chance-in-words.ts';
import { percentilesOf, shareOfYes } from './percentiles.ts';

it.each([
  [76, 67, 'This time it added 9.'],
  [57, 67, 'This time it took 10 away.'],
  [67, 67, 'This time chance changed nothing.'],
  [95, 100, 'With chance in it, it was stopped at 95.'],
  [5, 0, 'With chance in it, it was stopped at 5.'],
])('%i out of a share of %i: %s', (overall, share, words) => expect(chanceInWords(overall, share)).toBe(words));

it('the sum that is told always comes out', () => {
  const yes = fc.boolean();
  const answers = fc.record({
    sleepIndependence: yes,
    emotionalRegulation: yes,
    socialSkills: yes,
    transitionAdaptation: yes,
    selfCareSkills: yes,
    behaviorManagement: yes,
  });
  fc.assert(
    fc.property(answers, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (given, draw) => {
      const share = shareOfYes(given);
      const { overall } = percentilesOf(given, () => draw);
      const words = chanceInWords(overall, share);
      const number = Number(/\d+/u.exec(words)?.[0] ?? 0);
      if (words.includes('stopped')) return number === overall && (overall === 5 || overall === 95);
      if (words.includes('took')) return share - number === overall && number <= 10;
      return share + number === overall && number <= 9;
    }),
  );
});
