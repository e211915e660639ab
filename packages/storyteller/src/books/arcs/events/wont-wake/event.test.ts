import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who will not wake', () => {
  it.each([
    ["a bear who won't wake up after winter", 'winter'],
    ['the hedgehog who slept through spring', 'winter'],
    ['a cockerel who overslept', 'hat'],
    ["daddy won't wake up", 'hat'],
    ['Ada overslept and missed the bus', 'hat'],
  ])('%s is told soundly at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('wont-wake');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(["a bear who can't sleep", 'the baby who would not wake up', 'a bear who loves honey', 'bedtime for bear'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('wont-wake');
    },
  );
});
