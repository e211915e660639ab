import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('the big ramp', () => {
  it.each([
    ['she cant do the big ramp and all the older kids can, then a girl teaches her to fall properly', /ramp/],
    ['Ada learns to skateboard', /board/],
    ['scooter tricks at the skatepark', /scooter/],
    ['a penguin on a skateboard who wants to do the half pipe', /penguin/],
  ])('%s: first one learns to fall, soundly, at every age', (theme, said) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'learns-to-fall']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(said);
      expect(text).toContain('Ada');
      expect(text).toMatch(/helmet/);
    }
  });

  it.each(['a scooter race', 'learning to ride a bike', 'she lost her scooter'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('learns-to-fall');
  });
});
