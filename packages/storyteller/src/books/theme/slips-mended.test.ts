import { expect, test } from 'vitest';
import { tellPictureBook } from '../tell-picture-book.ts';
import { withSlipsMended } from './slips-mended.ts';

test.each([
  ['The jungel', 'The jungle'],
  ['unicrons', 'unicorns'],
  ['a tresure hunt on an island', 'a treasure hunt on an island'],
  ['Mermiad', 'Mermaid'],
  ['dinosours', 'dinosaurs'],
])('"%s" is read as "%s"', (typed, right) => {
  expect(withSlipsMended(typed, '', 'Mia')).toBe(right);
});

test.each([
  ['Biskit goes to the beach', ''],
  ['biskit goes to the beach', 'our dog is called Biskit'],
  ['posters on the wall', ''],
  ['a space adventure', ''],
  ['latkes and a plate by the door', ''],
  ['a goose takes her goslings out', ''],
  ["grandma's garden", ''],
])('"%s" stays', (typed, details) => {
  expect(withSlipsMended(typed, details, 'Mia')).toBe(typed);
});

test('a jungle with a slip in it is no North Pole', () => {
  const { pages } = tellPictureBook({ theme: 'The jungel', age: 5, childName: 'Ada', details: null }, { seed: 8 });
  const text = pages.map((page) => page.text).join(' ');
  expect(text).toContain('jungle');
  expect(text).not.toMatch(/North Pole|ice/);
});
