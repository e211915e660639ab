import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { collection } from '../of-the-child/collection.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ben', age, details }, { seed: age });

describe("a child's collection", () => {
  it.each([
    ['his collection of interesting gravel', 'interesting gravel', 'piece of gravel'],
    ['she keeps every ticket', 'tickets', 'a ticket'],
    ['his pockets are always full of conkers', 'conkers', 'a conker'],
  ])('%s: it is kept, and looked at, at every age', (theme, many, one) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('look-again');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toContain(many);
      expect(text).toContain(one);
    }
  });

  it('lives where the details say', () => {
    expect(told('his collection of interesting gravel', 6, 'He keeps it in egg boxes.').pages[0]?.text).toContain(
      'in egg boxes',
    );
  });

  it('has as many as the parent says', () => {
    const text = told('she has 27 pine cones under her bed', 6)
      .pages.map((page) => page.text)
      .join(' ');
    expect(text).toMatch(/twenty-seven/i);
    expect(text).not.toMatch(/forty/i);
  });

  it('leaves what an event knows of to the event', () => {
    expect(told('collects bottle tops and has hundreds', 6).arc).toBe('collects');
  });

  it.each([
    'collecting conkers with dad',
    'my daughter keeps snails in a lunch box',
    'he keeps secrets',
    'a dragon who collects spoons',
    'she collects her brother from school',
    'he saves money for a bike',
    'a girl who builds a radio out of rubbish and picks up a message from 100 years ago',
    'she keeps losing her gloves',
  ])('%s is another', (theme) => {
    expect(collection(theme, '', 'Ben')).toBeNull();
  });
});
