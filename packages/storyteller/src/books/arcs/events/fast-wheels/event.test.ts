import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Finn', age, details }, { seed: age });

describe('a child whose wheelchair is fast', () => {
  it.each(["Finn's wheelchair goes super fast", 'my son uses a wheelchair', 'a wheelchair race down the hill'])(
    '%s: is first, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        const text = book.pages.map((page) => page.text).join(' ');
        expect(book.arc).toBe('fast-wheels');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages[0]?.text).toContain('Finn');
        expect(text).toContain('wheelchair');
        expect(text).toMatch(/fast asleep/i);
        expect(text).not.toMatch(/\bFinn (?:ran|walked|jumped|stood)\b/);
      }
    },
  );

  it('races with the friend of whom the parent tells, in a wheelchair of the colour that was said', () => {
    const text = told('my daughter and her new purple wheelchair', 6, 'best friend Kofi')
      .pages.map((page) => page.text)
      .join(' ');
    expect(text.split('Kofi').length).toBeGreaterThan(3);
    expect(text).toContain('purple');
  });

  it.each([
    'grandad has a new wheelchair',
    'a dog in a wheelchair',
    'a boy who is teased about his wheelchair',
    'a tractor that goes super fast',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('fast-wheels');
  });
});
