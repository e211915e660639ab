import { expect, test } from 'vitest';
import { DRAFT, EMPTY, requestOf } from './draft.ts';

const FILLED = { ...EMPTY, childName: ' Mia ', childAge: '6', topic: 'space' as const };

test('a card is sent by its name, and the age as a whole number', () => {
  expect(requestOf(FILLED)).toMatchObject({
    childName: 'Mia',
    childAge: 6,
    topic: 'Space',
    specificInterests: null,
    category: 'educational-adventures',
  });
});

test("the parent's own topic comes before a card", () => {
  expect(requestOf({ ...FILLED, customTopic: ' why bees dance ' }).topic).toBe('why bees dance');
});

test('what cannot be read is an empty form', () => {
  expect(DRAFT.parse('no json')).toEqual(EMPTY);
  expect(DRAFT.parse('{"topic":"cooking"}')).toEqual(EMPTY);
  expect(DRAFT.parse(JSON.stringify(FILLED))).toEqual(FILLED);
});
