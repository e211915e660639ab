import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Hana', age, details }, { seed: age });

describe('a child who signs', () => {
  it.each([
    'a little girl who signs makes a new friend at the park',
    'my daughter is deaf and uses sign language',
    'Hana teaches her friend to sign',
  ])('%s: is understood at last, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(book.arc).toBe('by-hand');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages[0]?.text).toContain('Hana');
      expect(text).toMatch(/biscuit/i);
      expect(text).not.toMatch(
        /\b(?:said|says|shouted|shouts|called|heard) Hana\b|\bHana (?:said|says|heard|shouted)\b/,
      );
    }
  });

  it('plays with the friend of whom the parent tells', () => {
    const { pages } = told('my daughter signs and makes a friend', 6, 'her friend is called Tobi');
    expect(pages.filter((page) => page.text.includes('Tobi')).length).toBeGreaterThan(4);
  });

  it.each(['grandma has gone deaf', 'a deaf dog', 'signing up for football', 'a girl makes a new friend at the park'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('by-hand');
    },
  );
});
