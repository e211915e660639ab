import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });

describe('machines that build something', () => {
  it.each([
    ['diggers building a playground', 'playground'],
    ['a digger who builds a house', 'house'],
    ['diggers and cranes build a new school', 'school'],
  ])('%s: there is a heap over, soundly, at every age', (theme, what) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'machines-build']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toContain(what);
      expect(text).toMatch(/digger/);
      expect(text).toMatch(/heap[^]*hill/);
    }
  });

  it('whoever watches the digger with the child is there', () => {
    const book = told('diggers building a playground', 3, 'Ada watches the yellow digger every morning with Grandad');
    expect(book.pages[0]?.text).toMatch(/Ada.*Grandad/);
  });

  it.each([
    'a digger who is scared of the dark',
    'building a sandcastle with a toy digger',
    'diggers',
    'building a road',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('machines-build');
  });
});
