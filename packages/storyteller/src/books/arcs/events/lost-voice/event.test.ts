import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a lost voice', () => {
  it.each([
    ['a dog who cannot bark', 'bark'],
    ['a bear who lost his growl', 'growl'],
    ['a cockerel who lost his voice', 'voice'],
    ['a wolf who can not howl', 'howl'],
    ['a duck who cannot quack', 'quack'],
  ])('%s is told as it goes, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('lost-voice');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(new RegExp(word, 'i'));
    }
  });

  it.each(['a lion who is too loud', 'a lost lion', 'a robot that lost its voice', 'a dog who barks all day'])(
    '%s is another story',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('lost-voice');
    },
  );
});
