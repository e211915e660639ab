import { expect, it } from 'vitest';
import { tellPictureBook } from '../tell-picture-book.ts';

const told = (theme: string) => tellPictureBook({ theme, childName: 'Mia', age: 3, details: null }, { seed: 2 });

it.each([
  ['bunny rabbits', 'bunny rabbit'],
  ['duckies', 'duck'],
  ['horsies', '(?:horse|pony)'],
  ['choo choo', 'train'],
  ['doggies', 'dog'],
])('%s has a book with a %s in it, and nothing is missed', (theme, word) => {
  const book = told(theme);
  expect(book.arc).not.toBe('the-one-about');
  expect(book.notManaged).toEqual([]);
  expect(book.pages.map((page) => page.text).join(' ')).toMatch(new RegExp(`\\b${word}`, 'i'));
});

it.each(['bath', 'bath time', 'strawberries', 'cheese', 'soup'])('%s alone is a theme', (theme) => {
  const book = told(theme);
  expect(book.arc).not.toMatch(/^(?:the-one-about|gentle)$/);
  expect(book.notManaged).toEqual([]);
});
