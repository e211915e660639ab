import type { Character } from '@storylantern/contract';
import { expect, test } from 'vitest';
import { inBed, liesInBed } from './in-bed.ts';
import { pageText } from './page-text.ts';

const MIA: Character = { is: 'child', id: 'child', name: 'Mia', age: 5, costume: null };

test.each([
  ['In bed Mia thought of the bridge.', true],
  ['Mia lay in her bed with both knees up.', true],
  ['Mia sat in the bottom bed and waited.', true],
  ['Mia was not in bed.', false],
  ['"Why are you not in bed?" said the owl. Mia stood at the window.', false],
  ['Mia got out of bed.', false],
  ['When Mia was in bed, the cat came.', false],
  ['The bear was in bed. Mia stood by the door.', false],
])('%s', (text, lies) => {
  expect(liesInBed(pageText(text), MIA, false)).toBe(lies);
});

test('whoever lies in bed sleeps only when the page says so', () => {
  const actor = { who: 'child', pose: 'stand', feeling: 'happy', holds: null } as const;
  expect(inBed(actor, 'In bed Mia was fast asleep.')).toMatchObject({ pose: 'sleep', feeling: 'sleepy' });
  expect(inBed(actor, 'In bed Mia thought of it.')).toMatchObject({ pose: 'sleep', feeling: 'curious' });
});
