import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('the first snowdrop', () => {
  it.each([
    'the first snowdrop',
    'a bear waiting for the first snowdrop',
    'looking for signs of spring',
    'my daughter found a snowdrop in the snow',
    'Ada is waiting for spring',
  ])('%s is seen in a mirror, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('first-snowdrop');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toMatch(/\bsnowdrop\b.*\bmirror\b.*\bgreen\b/is);
      expect(text).toMatch(/spring/i);
    }
  });

  it.each(['a snowman in summer', 'the four seasons', 'a snow day'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('first-snowdrop');
  });
});
