import { expect, test } from 'vitest';
import { tellPictureBook } from '../../index.ts';

const textOf = (theme: string, childName: string, age: number, details: string): string =>
  tellPictureBook({ theme, childName, age, details }, { seed: 3 })
    .pages.map((page) => page.text)
    .join('\n');

test('the teacher of whom the details tell is called by her name', () => {
  const text = textOf('a friendly dinosaur comes to school', 'George', 5, 'teacher is Mrs Patel');
  expect(text).toContain('Mrs Patel');
  expect(text).not.toMatch(/the teacher/i);
});

test('a soft toy that has a name at home has it in the book about it', () => {
  const text = textOf('a lost teddy', 'Isla', 3, 'her teddy is called Mr Bear');
  expect(text).toContain('Mr Bear');
  expect(text).not.toMatch(/\bTeddy\b/);
});

test('what a child loves is not waved away', () => {
  expect(textOf('space', 'Leo', 6, 'loves rockets')).not.toMatch(/forgot all about|had to wait/);
});

test('a child called Teddy keeps the name', () => {
  expect(textOf('teddy bears picnic', 'Teddy', 4, 'his bear is called Bruno')).toContain('Teddy');
});

test('a Teddy of ours is the toy that a child has at home', () => {
  for (const age of [3, 6]) {
    const text = textOf('a new big bed', 'Isla', age, 'sleeps with Ellie the elephant');
    expect(text).toContain('Ellie');
    expect(text).not.toMatch(/\bTeddy\b|Ellie was (?:there|tucked in) too/);
  }
});
