import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('one raised by others', () => {
  it.each([
    ['a wolf cub raised by sheep', 'wolf'],
    ['a duckling raised by cats', 'duckling'],
    ['a lion cub brought up by zebras', 'zebra'],
  ])('%s: is found by a voice unlike theirs, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('raised-by');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['we adopt a dog', 'a lion who lives alone', 'raised by grandma'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('raised-by');
  });
});
