import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a noise that nobody made', () => {
  it.each(['something funny about farts', 'the farting dinosaur', 'who farted?'])(
    '%s: the one who was asleep is not put out, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('parp');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.notManaged).toEqual([]);
      }
    },
  );

  it.each(['a concert in the park', 'a trumpet that is too loud'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('parp');
  });
});
