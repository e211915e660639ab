import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a language that is new', () => {
  it.each([
    'we moved to Spain and nobody understands me',
    "Ada doesn't speak the language at her new school",
    'learning English',
    'two languages at home',
    'a penguin who moves to a country where nobody understands him',
  ])('%s is shared both ways, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('new-language');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/goat/i);
    }
  });

  it('says which language it is where the theme does', () => {
    const text = (theme: string): string => told(theme, 6).pages[0]?.text ?? '';
    expect(text("Ada doesn't speak English yet")).toContain('They all spoke English');
    expect(text('Ada only speaks Polish')).toContain('Ada spoke Polish');
  });

  it.each(['a new girl in our class who speaks no English', 'my best friend is moving to another country'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('new-language');
    },
  );
});
