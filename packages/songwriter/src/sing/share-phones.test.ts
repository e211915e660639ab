import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sharePhones } from './share-phones.ts';
import { isVowel } from './voice.ts';

const spoken = (sounds: string) => sounds.split(' ').map((ph, at) => ({ ph, start: at / 10, end: (at + 1) / 10 }));
const shared = (sounds: string, ...syllables: string[]): string[] =>
  sharePhones(
    spoken(sounds),
    syllables.map((phones) => ({ phones: phones.split(' ') })),
  ).map((group) => group.map(({ ph }) => ph).join(' '));

it('gives syllables the sounds the dictionary says', () => {
  expect(shared('pau dh ax hh eh n pau', 'DH AH0', 'HH EH1 N')).toEqual(['dh ax', 'hh eh n']);
  expect(shared('pau s ih t ax ng pau', 's ih', 't ih ng')).toEqual(['s ih', 't ax ng']);
});

it('divides a vowel where the voice swallowed one, and lends from either side', () => {
  expect(shared('pau f ay r pau', 'f ay', 'er')).toEqual(['f ay', 'ay r']);
  expect(shared('pau m ao r pau', 'ax', 'm ao r')).toEqual(['m ao', 'ao r']);
});

it('gives every syllable exactly a place to be sung, whatever was heard', () => {
  const sound = fc.constantFrom('pau', 'aa', 'iy', 'k', 't', 's', 'm');
  fc.assert(
    fc.property(
      fc.array(sound, { maxLength: 30 }),
      fc.array(fc.array(sound, { maxLength: 5 }), { minLength: 1, maxLength: 9 }),
      (sounds, syllables) => {
        const heard = spoken(['aa', ...sounds].join(' '));
        const groups = sharePhones(
          heard,
          syllables.map((phones) => ({ phones })),
        );
        expect(groups).toHaveLength(syllables.length);
        for (const group of groups) expect(group.some(({ ph }) => isVowel(ph))).toBe(true);
        const times = groups.flat().map(({ start }) => start);
        expect(times).toEqual(times.toSorted((a, b) => a - b));
      },
    ),
    { seed: 3 },
  );
});
