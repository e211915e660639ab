import { describe, expect, it } from 'vitest';
import type { BookScript } from '@storylantern/contract';
import { tellPictureBook } from '../tell-picture-book.ts';
import { withPronouns } from './with-pronouns.ts';

const book = (text: string, said: 'he' | 'she' = 'she'): BookScript =>
  ({
    cast: [
      { is: 'animal', id: 'hero', name: 'Dolly', animal: 'sheep', coat: null, size: null },
      { is: 'child', id: 'child', name: 'Ned', age: 5, costume: null },
    ],
    friends: [{ id: 'hero', name: 'Dolly', kind: 'llama', said }],
    pages: [{ text }],
  }) as unknown as BookScript;
const told = (text: string, childSaid: 'he' | null = null, typed = ''): string =>
  withPronouns(book(text), childSaid, typed).pages[0]?.text ?? '';

describe('whoever was just named', () => {
  it.each([
    ['Dolly sat down. Dolly yawned.', 'Dolly sat down. She yawned.'],
    ['Dolly sat down. "Oh no!" said Dolly.', 'Dolly sat down. "Oh no!" she said.'],
    ['Dolly looked up, and Dolly saw it.', 'Dolly looked up, and she saw it.'],
    ['Dolly ran. Then Dolly stopped.', 'Dolly ran. Then she stopped.'],
    ['Ned ran. Dolly ran. "Oh," said Dolly.', 'Ned ran. Dolly ran. "Oh," she said.'],
  ])('%s: is said by a pronoun', (text, clear) => {
    expect(told(text)).toBe(clear);
  });

  it.each([
    'Dolly sat down. Ned ran. Dolly yawned.',
    'Dolly looked at Ned. Dolly yawned.',
    'Dolly met the hen. Dolly yawned.',
    'Dolly sat down. They both laughed. Dolly yawned.',
    'Dolly had a hat. It was the hat of Dolly the llama.',
    'Ned sat down. Ned yawned.',
    'Dolly sat. "Dolly sat," said Ned.',
  ])('%s: stays where somebody else could be meant, or nobody knows', (text) => {
    expect(told(text)).toBe(text);
  });

  it('is a child who has been called "he", and never the family\'s own cat of whom nobody said', () => {
    expect(told('Ned sat down. Ned yawned.', 'he')).toBe('Ned sat down. He yawned.');
    expect(told('Dolly sat down. Dolly yawned.', null, 'our cat Dolly')).toBe('Dolly sat down. Dolly yawned.');
  });
});

describe('who is called by what', () => {
  it('a pronoun after what was said is no beginning', () => {
    expect(told('Dolly sat down. "Here," Dolly called.')).toBe('Dolly sat down. "Here," she called.');
    expect(told('Dolly sat down. "Here!" Dolly ran.')).toBe('Dolly sat down. "Here!" She ran.');
  });

  it.each([
    ['Mummy has a baby in her tummy', 'It is a girl. She is coming in March.'],
    ['my baby brother keeps pulling my hair', 'He is called Rory.'],
    ['our dog runs away', 'She is called Fern.'],
  ])('%s (%s): the child is nobody of whom that is said', (theme, details) => {
    const { pages } = tellPictureBook({ theme, childName: 'Jonah', age: 5, details }, { seed: 3 });
    expect(pages.map(({ text }) => text).join(' ')).not.toMatch(/Jonah[^.!?"]*[.!?] (?:She|He)\b/);
  });
});
