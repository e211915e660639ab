import { expect, test } from 'vitest';
import { understandBrief } from './index.ts';

test.each([
  ['hits her little brother when he knocks down her lego', 'hitting'],
  ['kicks his sister when she wrecks his train track', 'hitting'],
  ['bites her brother when he knocks down her tower', 'biting'],
])('%s is about what is done, whenever it is done', (problem, situation) => {
  expect(understandBrief({ problem, notes: '' }).situation.id).toBe(situation);
});
