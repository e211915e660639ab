import { describe, expect, it } from 'vitest';
import type { BookScript } from '@storylantern/contract';
import { asCalledAtHome } from './called-at-home.ts';
import { peopleAtWork } from './people-at-work.ts';

const book = (...texts: readonly string[]) =>
  ({
    title: 'The show',
    refrain: null,
    talk: [],
    cast: [
      { is: 'adult', id: 'met-1', name: 'Mr Finn', role: 'teacher', costume: null },
      { is: 'other-child', id: 'met-2', name: 'Bo', age: 7, costume: null },
    ],
    pages: texts.map((text) => ({ text })),
  }) as unknown as BookScript;

const told = (details: string, ...texts: readonly string[]) => {
  const script = book(...texts);
  return peopleAtWork(details, script)
    .reduce(asCalledAtHome, script)
    .pages.map(({ text }) => text);
};

describe('the teacher of a book by the name that the details give', () => {
  it('is she where it said he, outside of speech', () => {
    expect(told('Her teacher is Mrs Bell', '"He is late," said Mr Finn, and took his hat. He put it on.')).toEqual([
      '"He is late," said Mrs Bell, and took her hat. She put it on.',
    ]);
  });

  it('keeps our name where "he" may be somebody else', () => {
    const text = 'Mr Finn saw Bo. He ran.';
    expect(told('Her teacher is Mrs Bell', text)).toEqual([text]);
  });
});
