import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a magic forest', () => {
  it.each(['a magic forest', "Ada's magical forest adventure", 'an enchanted wood', 'trees that walk'])(
    '%s plays statues, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('magic-forest');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/statues[\s\S]*(?:forest|wood)[\s\S]*path/u);
      }
    },
  );

  it.each(['lost in the woods', 'a fairy in the enchanted forest', 'a walk in the woods'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('magic-forest');
  });
});
