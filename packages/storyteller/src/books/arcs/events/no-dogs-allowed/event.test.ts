import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('no dogs allowed', () => {
  it.each(['no dogs allowed', "we can't have a puppy", 'Ada is allergic to cats but loves them'])(
    '%s has Nobody in it, soundly, at every age, and no dog is drawn',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('no-dogs-allowed');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/ome in, Nobody|Here, Nobody/);
        expect(book.cast.filter((each) => each.is === 'animal')).toEqual([]);
      }
    },
  );

  it('speaks of the one the theme names, and of who sneezes', () => {
    const text = (theme: string): string =>
      told(theme, 6)
        .pages.map((page) => page.text)
        .join(' ');
    expect(text('I love cats but I am allergic')).not.toMatch(/\bdog/);
    expect(text('Mum is allergic to dogs')).toMatch(/Mum sneezed|made Mum sneeze/);
    expect(text('no dogs in our flat')).not.toMatch(/sneezed until/);
  });

  it.each(['our new puppy', 'scared of dogs', 'a dog who is not allowed on the sofa'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('no-dogs-allowed');
  });
});
