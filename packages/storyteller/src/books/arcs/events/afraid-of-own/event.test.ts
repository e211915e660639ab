import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who is afraid of what is their own', () => {
  it.each([
    ['a dragon who is afraid of his own fire', /fire/],
    ['a dragon who is scared of fire', /fire/],
    ['a lion afraid of its own roar', /roar/i],
    ['a cloud afraid of its own thunder', /thunder/],
    ['a puppy scared of his own bark', /bark/],
    ['a fire engine scared of its own siren', /siren/],
    ['a hedgehog afraid of its own prickles', /prickles/],
    ['a porcupine worried about her spikes', /spikes/],
    ['a ghost afraid of itself', /(?:only me|frightened of ghosts|was me)/i],
    ['a ghost who is scared of ghosts', /ghost/],
  ])('%s gets to know it, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'afraid-of-own']);
      expect([theme, age, book.findings.filter((each) => each.hard)]).toEqual([theme, age, []]);
      expect(book.notManaged).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(word);
    }
  });

  it.each([
    'my son is afraid of fire',
    'a boy who is scared of thunder',
    'a fire engine that is afraid of fire',
    'a lion who lost his roar',
    'a mouse who is afraid of a lion',
    'a ghost who is scared of the dark',
    'a girl who is afraid of ghosts',
  ])('%s is another story', (theme) => {
    expect(told(theme, 6).arc).not.toBe('afraid-of-own');
  });
});
