import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Isla', age, details: null }, { seed: age });

describe('an animal caught in a net', () => {
  it.each([
    ['rescuing a baby seal caught in a net', 'seal'],
    ['saving a dolphin tangled in a fishing net', 'dolphin'],
    ['rescuing a fox caught in a fence', 'fox'],
    ['a swan tangled in fishing line', 'swan'],
  ])('%s is freed by whoever is trained to, soundly, at every age', (theme, kind) => {
    for (const age of [4, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('caught-in-net');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toContain(kind);
      expect(text).toMatch(/Mrs Teal.*Snip/su);
    }
  });

  it.each(['a kite caught in a tree', 'a lion caught in a net and a mouse', 'a whale stranded on the beach'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 9).arc).not.toBe('caught-in-net');
    },
  );

  it.each([6, 9])('a dolphin at age %i is caught by the tail, for it has no neck', (age) => {
    const text = told('saving a dolphin tangled in a fishing net', age)
      .pages.map((page) => page.text)
      .join(' ');
    expect(text).toMatch(/\bround its tail\b/);
    expect(text).not.toMatch(/\b(?:neck|chin)\b/);
  });
});
