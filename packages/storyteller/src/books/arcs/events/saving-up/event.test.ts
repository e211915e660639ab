import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('saving up', () => {
  it.each([
    ['saving up for a scooter', 'scooter'],
    ['my daughter is saving up her pocket money', 'scooter'],
    ['a bear who saves up for a drum', 'drum'],
    ['saving up for a bike', 'bike'],
    ['Ada is saving up for a crystal ball', 'crystal ball'],
  ])('%s is a row of noses on a window, soundly, at every age', (theme, wanted) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('saving-up');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      const text = book.pages.map((page) => page.text).join(' ');
      expect(text).toContain(wanted);
      expect(text).toMatch(/\bnose.*\bjar\b/s);
    }
  });

  it.each(['finding a coin on the pavement', 'the tooth fairy', 'learning to ride a bike'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('saving-up');
    },
  );
});
