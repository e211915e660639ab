import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody with the voice of somebody else', () => {
  it.each([
    ['a cow that says miaow', 'Miaow'],
    ['the dog that quacks', 'Quack'],
    ['a cat who barks', 'Woof'],
    ['the duck that says moo', 'Moo'],
    ["the owl who couldn't say twit twoo", 'Quack'],
  ])('%s is asked to say it again in the end, soundly, at every age', (theme, voice) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('other-voice');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(voice);
    }
  });

  it.each([
    'a dog who barks all night',
    'a chicken that thinks it is a dog',
    'a lion who can only squeak',
    'a dog who learns to speak cat',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('other-voice');
  });
});
