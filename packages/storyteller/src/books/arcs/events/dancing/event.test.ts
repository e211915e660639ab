import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody dances', () => {
  it.each([
    ['ballet', 'ribbon'],
    ['a penguin who loves to dance', 'ribbon'],
    ['a cow who wants to be a dancer', 'ribbon'],
  ])('%s goes the other way round, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('dancing');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it('ballet is danced round a tree on a stage, and no maypole', () => {
    for (const age of [3, 6, 9]) {
      const text = told('ballet', age)
        .pages.map((page) => page.text)
        .join(' ');
      expect(text).toContain('wooden tree');
      expect(text).not.toMatch(/\bpole\b/);
    }
  });

  it.each(['a lion dance for new year', 'a prince who hates dancing', 'a dancing puddle'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('dancing');
  });
});
