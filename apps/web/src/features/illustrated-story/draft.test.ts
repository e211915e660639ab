import { expect, it } from 'vitest';
import { DRAFT, EMPTY } from './draft.ts';

it('gives back what was kept', () => {
  const draft = { ...EMPTY, theme: 'a shy dragon', childName: 'Mia', looks: { glasses: true } };
  expect(DRAFT.parse(JSON.stringify(draft))).toEqual(draft);
});

it('reads what was kept before the form asked how the name is said', () => {
  const { nameSaid: _said, ...before } = { ...EMPTY, theme: 'a shy dragon' };
  expect(DRAFT.parse(JSON.stringify(before))).toEqual({ ...EMPTY, theme: 'a shy dragon' });
});

it.each([null, '', '{', '[]', '{"theme":4}', '{"theme":"x","style":"oil"}'])('opens empty for %s', (stored) => {
  expect(DRAFT.parse(stored)).toEqual(EMPTY);
});
