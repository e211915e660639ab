import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a power cut', () => {
  it.each([
    'the night the power went out',
    'a power cut with grandma',
    'a fox and the power cut',
    'the lights went out in the whole street',
    'a storm and no electricity',
  ])('%s is a night with one torch, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('power-cut');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain('torch');
    }
  });

  it.each(['the lighthouse whose light went out', 'a boy with super power', 'scared when the lights go out'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('power-cut');
    },
  );
});
