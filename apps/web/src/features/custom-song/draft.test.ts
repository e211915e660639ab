import { expect, it } from 'vitest';
import { DRAFT, EMPTY, openingDraft, requestOf } from './draft.ts';

it('gives back what was kept', () => {
  const draft = { ...EMPTY, theme: 'brushing teeth', childName: 'Mia', useMusicalGeneration: true };
  expect(DRAFT.parse(JSON.stringify(draft))).toEqual(draft);
});

it.each([null, '', '{', '[]', '{"theme":4}'])('opens empty for %s', (stored) => {
  expect(DRAFT.parse(stored)).toEqual(EMPTY);
});

it('takes theme and style from the address and keeps the child', () => {
  const kept = { ...EMPTY, theme: 'old', childName: 'Ida' };
  expect(openingDraft(kept, 'theme=A+lost+sock&style=Lullaby')).toEqual({
    ...kept,
    theme: 'A lost sock',
    style: 'lullaby',
  });
  expect(openingDraft(kept, 'theme=&style=')).toEqual(kept);
});

it('sends a respelling only when the name is said another way', () => {
  const said = (nameSaid: string) => requestOf({ ...EMPTY, childName: 'Niamh', nameSaid }).customData?.nameSaid;
  expect([said(''), said(' Niamh '), said('neev')]).toEqual([null, null, 'neev']);
});
