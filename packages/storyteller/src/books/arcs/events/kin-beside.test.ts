import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../tell-picture-book.ts';

const told = (theme: string, details: string) =>
  tellPictureBook({ theme, childName: 'Ada', age: 6, details }, { seed: 6 });
const pagesWith = (name: string, { pages }: ReturnType<typeof told>): number =>
  pages.filter(({ text }) => text.includes(name)).length;

describe('a brother, sister or friend whom only the details name', () => {
  it.each([
    ['a snow day', 'her brother Tom', 'Tom'],
    ['camping', 'best friend Amira', 'Amira'],
    ['an old treasure map', 'she has a big sister called Ivy', 'Ivy'],
  ])('%s (%s): does it with the child, and does not merely come along', (theme, details, name) => {
    const book = told(theme, details);
    expect(pagesWith(name, book)).toBeGreaterThanOrEqual(3);
    expect(book.pages.map(({ text }) => text).join(' ')).not.toMatch(new RegExp(`${name} came (?:too|as well)`, 'u'));
  });

  it('leaves the part to an animal of the family', () => {
    expect(pagesWith('Biscuit', told('a snow day', 'our dog Biscuit, and her brother Tom'))).toBeGreaterThanOrEqual(3);
  });

  it('asks nothing of a baby', () => {
    expect(pagesWith('Tom', told('a snow day', 'has a baby brother called Tom'))).toBeLessThanOrEqual(4);
  });
});
