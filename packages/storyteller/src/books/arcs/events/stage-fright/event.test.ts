import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('alone on a stage', () => {
  it.each([
    ['stage fright at the school concert', 'school concert'],
    ['the violin competition', 'violin'],
    ['winning the spelling bee', 'win'],
    ["talent show and she's too scared to sing", 'talent show'],
    ['reading aloud in assembly', 'assembly'],
    ['a bear who has stage fright', 'bear'],
  ])('%s: somebody is asked in, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('stage-fright');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a loud trumpet', 'the school play', 'the great cake competition'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('stage-fright');
  });
});
