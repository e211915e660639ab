import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a mystery at school', () => {
  it.each(['a mystery at school', 'who stole the school trophy', 'the school mystery', 'school detectives'])(
    '%s is found out at school, by asking, soundly, at every age',
    (theme) => {
      for (const age of [4, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('school-mystery');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        const text = book.pages.map((page) => page.text).join(' ');
        expect(text).toMatch(/school[\s\S]*Friday[\s\S]*Dot/u);
      }
    },
  );

  it('has the friend of the details for its second detective', () => {
    const { pages } = tellPictureBook(
      { theme: 'a mystery at school', childName: 'Ada', age: 9, details: 'best friend Amira' },
      { seed: 2 },
    );
    expect(pages.filter(({ text }) => text.includes('Amira')).length).toBeGreaterThan(6);
  });

  it.each(['a detective', 'who took my lunchbox', 'winning the trophy'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('school-mystery');
  });
});
