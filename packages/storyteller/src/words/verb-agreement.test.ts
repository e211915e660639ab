import { expect, test } from 'vitest';
import { hasPlural, pluralVerb } from './verb-agreement.ts';

test.each([
  ['wants', 'want'],
  ['is', 'are'],
  ['has', 'have'],
  ['does', 'do'],
  ['goes', 'go'],
  ['tries', 'try'],
  ['watches', 'watch'],
  ['can', 'can'],
  ['knows', 'know'],
  ['was', 'were'],
  ['misses', 'miss'],
])('they %s -> they %s', (singular, plural) => expect(pluralVerb(singular)).toBe(plural));

test('several people or things are noticed', () => {
  expect(hasPlural('Grown-ups sleep in the dark too.')).toBe(true);
  expect(hasPlural('The light is off.')).toBe(false);
});
