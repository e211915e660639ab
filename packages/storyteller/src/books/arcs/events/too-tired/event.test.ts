import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who is too tired', () => {
  it.each([
    ['a digger who is too tired to dig', 'hole'],
    ['a bear who is too tired to play', 'swing'],
    ['the tired old train', 'sack'],
    ['Ada is too tired to walk home', 'step'],
  ])('%s goes on in their sleep, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('too-tired');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  it.each(['a princess tired of waiting', 'bedtime with a sleepy bear', 'a hedgehog who is not tired'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('too-tired');
    },
  );
});
