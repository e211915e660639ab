import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });

describe('somebody small who pulls hair', () => {
  it.each([
    'a baby who pulls hair',
    'my baby brother pulls my hair',
    'the baby keeps pulling my hair',
    "the baby who pulls Grandpa's beard",
    'my little sister yanks my hair',
  ])('%s: whoever says ow is a bell, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'pulls-hair']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/hair[\s\S]*bell/);
    }
  });

  it('calls the baby by name', () => {
    const text = told('baby sister pulls my hair', 4, 'sister is called Wren')
      .pages.map((page) => page.text)
      .join(' ');
    expect(text).toMatch(/\bWren\b/);
  });

  it.each(['having my hair cut', 'a new baby sister', 'the baby cries all night', 'pulling a wobbly tooth'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('pulls-hair');
    },
  );
});
