import { looksSchema, type SomeLooks } from '@storylantern/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { picture } from '../../test/any-picture.ts';
import { understandAppearance, understandLooks, type AppearanceWords } from './understand-looks.ts';

const SENTENCES: readonly (readonly [string, SomeLooks])[] = [
  ['curly red hair', { hairStyle: 'curly', hairColour: 'red' }],
  ['She has long dark brown hair and green eyes.', { hairStyle: 'long', hairColour: 'dark-brown', eyes: 'green' }],
  ['dirty blonde hair, hazel eyes, wears glasses', { hairColour: 'dark-blonde', eyes: 'hazel', glasses: true }],
  ['He is ginger-haired with freckles', { hairColour: 'red' }],
  ['auburn pigtails', { hairStyle: 'pigtails', hairColour: 'auburn' }],
  ['big brown eyes and black braids', { hairStyle: 'braids', hairColour: 'black', eyes: 'brown' }],
  ['She wears a purple hijab', { hairStyle: 'hijab', hairColour: 'purple' }],
  ['wears a hijab, and glasses', { hairStyle: 'hijab', glasses: true }],
  ['His eyes are blue and his hair is blond', { hairColour: 'blonde', eyes: 'blue' }],
  ['uses a wheelchair and has hearing aids', { wheelchair: true, hearingAid: true }],
  ["he doesn't wear glasses", { glasses: false }],
  ['no glasses, please', { glasses: false }],
  ['She no longer uses a wheelchair', { wheelchair: false }],
  ['dark skin, short afro', { skin: 'brown', hairStyle: 'afro' }],
  ['Olive skinned, with a ponytail', { skin: 'honey', hairStyle: 'ponytail' }],
  ['curly red hair in two plaits', { hairStyle: 'braids', hairColour: 'red' }],
  ['black hair in afro puffs', { hairStyle: 'pigtails', hairColour: 'black' }],
  ['box braids', { hairStyle: 'braids' }],
  ['has a cochlear implant', { hearingAid: true }],
  ['He is bald', { hairStyle: 'bald' }],
  ['She has alopecia and no hair', { hairStyle: 'bald' }],
  ['pale skin and very dark brown, almost black hair', { skin: 'peach', hairColour: 'dark-brown' }],
  ['a redhead with green eyes', { hairColour: 'red', eyes: 'green' }],
  ['blue-eyed and blonde', { eyes: 'blue', hairColour: 'blonde' }],
  ['deep brown skin and dark brown eyes', { skin: 'deep-brown', eyes: 'dark-brown' }],
  ['Very fair skin, white-blonde hair', { skin: 'porcelain', hairColour: 'white-blonde' }],
  ['light brown skin, wavy black hair', { skin: 'caramel', hairStyle: 'curly', hairColour: 'black' }],
  ['short spiky hair', { hairStyle: 'spiky' }],
  ['Her hair is in a bun', { hairStyle: 'bun' }],
  ['brown hair with a fringe', { hairColour: 'brown', hairStyle: 'bob' }],
  ['locs, and brown skin', { hairStyle: 'braids', skin: 'brown' }],
  ['She has curly hair but her brother wears glasses', { hairStyle: 'curly' }],
  ['Her best friend has red hair', {}],
  ["She has her mum's curly hair", { hairStyle: 'curly' }],
  ['He loves his doll with blonde hair and blue eyes', {}],
  ['He is a boy with blonde hair', { hairColour: 'blonde' }],
  ['Like her sister, she has red hair', { hairColour: 'red' }],
  ["She doesn't like peas and wears glasses", { glasses: true }],
  ['No glasses and no hearing aids', { glasses: false, hearingAid: false }],
  ["He doesn't need glasses or a hearing aid", { glasses: false, hearingAid: false }],
  ['Has a friend in a wheelchair', {}],
  ['Drinks two glasses of milk, hates the bath', {}],
  ['wears sunglasses on the beach', {}],
  ['She is Black, with afro puffs', { skin: 'brown', hairStyle: 'pigtails' }],
  ['a mixed-race boy with loose curls', { skin: 'caramel', hairStyle: 'curly' }],
  ['His favourite car is black', {}],
  ['Granny wears glasses and Leo does not wear glasses', { glasses: false }],
  ['brown-eyed, fair-skinned, dark-haired', { eyes: 'brown', skin: 'peach', hairColour: 'dark-brown' }],
  [
    'Nose freckles and long strawberry blonde hair down to her waist',
    { hairColour: 'strawberry-blonde', hairStyle: 'long' },
  ],
  ['one blue eye and one brown eye', { eyes: 'blue' }],
  ['violet eyes like a fairy, green hair like a frog', { eyes: 'violet', hairColour: 'green' }],
  ['His hair is not red, it is black hair', { hairColour: 'black' }],
  ['Mum has blue eyes, he has brown eyes', { eyes: 'brown' }],
  ['He likes red cars.', {}],
  ['Her best friend is Brown, the bear.', {}],
  ['A long day at school', {}],
  ['He is scared of the dark and loves green peas', {}],
  ['She wants to be a hair dresser', {}],
  ['Kwame loves football', {}],
  ['Ingrid is a shy girl', {}],
  ['', {}],
];

const HAIR_FIELD: readonly (readonly [string, SomeLooks])[] = [
  ['strawberry blonde', { hairColour: 'strawberry-blonde' }],
  ['dirty blonde', { hairColour: 'dark-blonde' }],
  ['sandy', { hairColour: 'dark-blonde' }],
  ['ginger', { hairColour: 'red' }],
  ['auburn', { hairColour: 'auburn' }],
  ['salt and pepper', { hairColour: 'grey' }],
  ['rainbow', { hairColour: 'pink' }],
  ['bald', { hairStyle: 'bald' }],
  ['no hair', { hairStyle: 'bald' }],
  ['very dark brown, almost black', { hairColour: 'dark-brown' }],
  ['dark', { hairColour: 'dark-brown' }],
  ['brown', { hairColour: 'brown' }],
  ['Light Brown', { hairColour: 'chestnut' }],
  ['mousy brown', { hairColour: 'brown' }],
  ['jet black and straight', { hairColour: 'black' }],
  ['platinum', { hairColour: 'white-blonde' }],
  ['snow white', { hairColour: 'white' }],
  ['bright pink', { hairColour: 'pink' }],
  ['purple', { hairColour: 'purple' }],
  ['blue tips', { hairColour: 'blue' }],
  ['green', { hairColour: 'green' }],
  ['copper', { hairColour: 'red' }],
  ['chestnut, shoulder length', { hairColour: 'chestnut', hairStyle: 'bob' }],
  ['long and golden', { hairColour: 'blonde', hairStyle: 'long' }],
  ['curly red hair in two plaits', { hairColour: 'red', hairStyle: 'braids' }],
  ['reddish brown', { hairColour: 'auburn' }],
  ['silver', { hairColour: 'grey' }],
  ['black afro puffs', { hairColour: 'black', hairStyle: 'pigtails' }],
  ['blue hijab', { hairStyle: 'hijab', hairColour: 'blue' }],
  ['brown hair, green eyes', { hairColour: 'brown', eyes: 'green' }],
  ['not curly, black', { hairColour: 'black' }],
  ['buzz cut', { hairStyle: 'short' }],
  ['🦄', {}],
];

const EYE_FIELD: readonly (readonly [string, SomeLooks])[] = [
  ['hazel', { eyes: 'hazel' }],
  ['brown', { eyes: 'brown' }],
  ['blue-green', { eyes: 'blue' }],
  ['blue-green eyes', { eyes: 'blue' }],
  ['one blue one brown', { eyes: 'blue' }],
  ['one brown, one blue', { eyes: 'brown' }],
  ['purple', { eyes: 'violet' }],
  ['amber', { eyes: 'amber' }],
  ['light brown', { eyes: 'amber' }],
  ['dark', {}],
  ['dark brown', { eyes: 'dark-brown' }],
  ['black', { eyes: 'dark-brown' }],
  ['greyish, like the sea: gray', { eyes: 'grey' }],
  ['greenish brown', { eyes: 'hazel' }],
  ['emerald', { eyes: 'green' }],
  ['big blue eyes behind glasses', { eyes: 'blue', glasses: true }],
  ['Sky Blue', { eyes: 'blue' }],
];

describe('looks from words', () => {
  it.each(SENTENCES)('%s', (text, expected) => {
    expect(understandLooks(text)).toEqual(expected);
  });

  it.each(HAIR_FIELD)('in the field for hair: %s', (hair, expected) => {
    expect(understandAppearance({ hair })).toEqual(expected);
  });

  it.each(EYE_FIELD)('in the field for eyes: %s', (eyes, expected) => {
    expect(understandAppearance({ eyes })).toEqual(expected);
  });

  it('puts the fields together, a field of its own before the details', () => {
    const words: AppearanceWords = {
      hair: 'strawberry blonde',
      eyes: 'brown',
      details: 'Loves diggers. Has freckles, wears glasses, uses a wheelchair. Blue eyes. Brown skin.',
    };
    expect(understandAppearance(words)).toEqual({
      hairColour: 'strawberry-blonde',
      eyes: 'brown',
      skin: 'brown',
      glasses: true,
      wheelchair: true,
    });
    expect(understandAppearance({ hair: null, eyes: undefined, details: '' })).toEqual({});
  });

  it('gives entries of the closed lists for any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, other) => {
        const looks = {
          ...understandLooks(`${text} hair eyes skin`),
          ...understandAppearance({ hair: text, eyes: other, details: text }),
        };
        expect(looksSchema.safeParse({ ...picture().looks, ...looks }).success).toBe(true);
      }),
    );
  });
});
