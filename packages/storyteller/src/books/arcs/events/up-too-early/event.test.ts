import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('up too early', () => {
  it.each(['my son wakes up at five and wants to play', 'a bear who gets up too early', 'waking up too early'])(
    '%s asks whether it is morning, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('up-too-early');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\bmoon\b/);
      }
    },
  );

  it.each(['a cockerel who crows too early', 'a bear who will not wake up', 'my daughter will not go to sleep'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('up-too-early');
    },
  );
});
