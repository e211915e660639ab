import { looksSchema } from '@storylantern/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { picture } from '../../test/any-picture.ts';
import { understandLooks } from './understand-looks.ts';

describe('looks from words', () => {
  it.each([
    ['curly red hair', { hairStyle: 'curly', hairColour: 'red' }],
    ['She has long dark brown hair and green eyes.', { hairStyle: 'long', hairColour: 'dark-brown', eyes: 'green' }],
    ['dirty blonde hair, hazel eyes, wears glasses', { hairColour: 'blonde', eyes: 'hazel', glasses: true }],
    ['He is ginger-haired with freckles', { hairColour: 'red' }],
    ['auburn pigtails', { hairStyle: 'pigtails', hairColour: 'chestnut' }],
    ['big brown eyes and black braids', { hairStyle: 'braids', hairColour: 'black', eyes: 'brown' }],
    ['She wears a purple hijab', { hairStyle: 'hijab', hairColour: 'purple' }],
    ['His eyes are blue and his hair is blond', { hairColour: 'blonde', eyes: 'blue' }],
    ['uses a wheelchair and has hearing aids', { wheelchair: true, hearingAid: true }],
    ["he doesn't wear glasses", { glasses: false }],
    ['dark skin, short afro', { skin: 'brown', hairStyle: 'afro' }],
    ['Olive skinned, with a ponytail', { skin: 'honey', hairStyle: 'ponytail' }],
  ])('%s', (text, expected) => {
    expect(understandLooks(text)).toEqual(expected);
  });

  it.each(['He likes red cars.', 'Her best friend is Brown, the bear.', 'A long day at school', ''])(
    'says nothing where nothing is said: %s',
    (text) => {
      expect(understandLooks(text)).toEqual({});
    },
  );

  it('gives entries of the closed lists for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(
          looksSchema.safeParse({ ...picture().looks, ...understandLooks(`${text} hair eyes skin`) }).success,
        ).toBe(true);
      }),
    );
  });
});
