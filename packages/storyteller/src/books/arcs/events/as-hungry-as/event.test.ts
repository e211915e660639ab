import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });

describe('a family that has turned into animals', () => {
  it.each([
    'Ada wakes up and everyone in her house has turned into animals',
    'my whole family turned into animals',
    'mum and dad have turned into animals',
  ])('%s: the child turns them back, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('as-hungry-as');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const all = book.pages.map((page) => page.text).join(' ');
      expect(all).toMatch(/bear.*hen.*mouse/s);
      expect(all).toContain('Ada');
    }
  });

  it('has those of the family whom the parent names', () => {
    const book = told('everyone at home has turned into animals', 6, 'dad, mum and her brother Tom');
    const all = book.pages.map((page) => page.text).join(' ');
    for (const name of ['Dad', 'Mum', 'Tom']) expect(all).toContain(name);
  });

  it.each(['my dad is a dog this morning', 'a boy who turns into a bear', 'everyone loves animals'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('as-hungry-as');
    },
  );
});
