import { expect, test } from 'vitest';
import { CHANGES, statusAt } from './status-texts.ts';

test('the wait says what is being done, at the seconds it is to be said', () => {
  expect([0, 9.9, 10, 29, 30, 59, 60, 600].map(statusAt)).toEqual([
    'Researching facts and creating story...',
    'Researching facts and creating story...',
    'Generating educational content...',
    'Generating educational content...',
    'Creating illustrations...',
    'Creating illustrations...',
    'Adding audio narration...',
    'Adding audio narration...',
  ]);
  expect(CHANGES).toEqual([10, 30, 60]);
});
