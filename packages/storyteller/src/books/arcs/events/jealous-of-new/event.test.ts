import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody else has a new one', () => {
  it.each([
    "Ada is jealous of her cousin's new bike",
    "my friend's new scooter",
    "a fox who is jealous of his friend's bike",
  ])('%s: they swap, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('jealous-of-new');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/squeak/i);
    }
  });

  it.each(['Ada is jealous of the new baby', 'learning to ride a bike', "somebody stole my friend's bike"])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('jealous-of-new');
    },
  );
});
