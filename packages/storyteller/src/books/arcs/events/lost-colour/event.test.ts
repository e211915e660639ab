import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a chameleon that stays green', () => {
  it.each([
    "a chameleon who can't change colour",
    'a chameleon who is always the wrong colour',
    'the chameleon that could not hide',
    'a green chameleon who wants to turn red',
  ])('%s is told soundly at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('lost-colour');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain('green');
    }
  });

  it.each(['a zebra who lost his stripes', 'the rainbow lost its colours', 'a chameleon on the moon', 'a green car'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('lost-colour');
    },
  );
});
