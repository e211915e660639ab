import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody on an egg', () => {
  it.each([
    ["a hen who wouldn't leave her egg", 'wheel'],
    ["a hen who sits on her egg and won't get off", 'egg'],
    ['an elephant who sat on an egg', 'fair'],
  ])('%s goes to the fair, sitting, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('on-the-egg');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['an easter egg hunt', 'a dragon egg that will not hatch', 'a boiled egg for breakfast'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('on-the-egg');
    },
  );
});
