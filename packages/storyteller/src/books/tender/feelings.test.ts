import { expect, test } from 'vitest';
import { tellPictureBook } from '../tell-picture-book.ts';
import { feelingIn } from './feelings.ts';

test.each([
  ['jealous of the new baby brother', 'new-baby'],
  ['mummy only has time for the baby', 'new-baby'],
  ['feeling left out since the new baby', 'new-baby'],
  ['sharing mummy with the new baby', 'new-baby'],
  ["It's ok to be angry", 'cross'],
  ['Its ok to feel cross', 'cross'],
  ['big angry feelings', 'cross'],
  ['when i get angry', 'cross'],
  ['managing anger', 'cross'],
  ['being shy at a new school', 'shy'],
  ['shyness', 'shy'],
  ['when he is shy', 'shy'],
])('%j is told by a book of that feeling, at every age', (theme, book) => {
  expect(feelingIn(theme)).toBe(book);
  for (const age of [3, 6, 10])
    expect(tellPictureBook({ theme, details: null, age, childName: 'Mia' }, { seed: age }).arc).toBe(`tender-${book}`);
});

test.each([
  'an angry dragon',
  'a shy octopus',
  'a jealous queen',
  'a new baby',
  'quiet time',
  'the angry volcano',
  'mad hatter',
])('%j is a story of its own', (theme) => {
  expect(feelingIn(theme)).toBeNull();
});

test('the baby and the parent are called as the family calls them', () => {
  const book = tellPictureBook(
    { theme: 'mummy only has time for the new baby', details: 'Baby is called Tomáš', age: 4, childName: 'Petra' },
    { seed: 2 },
  );
  const text = book.pages.map((page) => page.text).join('\n');
  expect(text).toMatch(/Mummy/);
  expect(text).toMatch(/Tomáš/);
  expect(text).toMatch(/jealous/);
});

test('a baby who is called names in the details is the baby', () => {
  const book = tellPictureBook(
    { theme: 'jealous of the new baby', details: 'Baby is called Ugly', age: 4, childName: 'Petra' },
    { seed: 2 },
  );
  expect(JSON.stringify([book.title, book.cast, book.pages])).not.toMatch(/Ugly/);
  expect(book.pages.map((page) => page.text).join(' ')).toMatch(/baby/i);
});
