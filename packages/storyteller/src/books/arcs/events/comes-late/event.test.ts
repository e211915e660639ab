import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who is always late', () => {
  it.each([
    'a sloth who is always late',
    'a girl who is always late for everything',
    'the rabbit who was never on time',
    'the clock that was five minutes fast on purpose',
  ])('%s is early once, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('comes-late');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map(({ text }) => text).join(' ')).toMatch(/late!|late,/);
    }
  });

  it.each(['a late train', 'the snail who is always late', 'a bus that is always late'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('comes-late');
  });
});
