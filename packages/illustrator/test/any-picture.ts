import {
  COMPANIONS,
  EYE_COLOURS,
  FEELINGS,
  HAIR_COLOURS,
  HAIR_STYLES,
  POSES,
  THINGS,
  SETTINGS,
  SKINS,
  TIMES,
  type Looks,
  type Picture,
} from '@storylantern/contract';
import * as fc from 'fast-check';

/** Any looks of the closed lists. */
export const anyLooks: fc.Arbitrary<Looks> = fc.record({
  hairStyle: fc.constantFrom(...HAIR_STYLES),
  hairColour: fc.constantFrom(...HAIR_COLOURS),
  skin: fc.constantFrom(...SKINS),
  eyes: fc.constantFrom(...EYE_COLOURS),
  glasses: fc.boolean(),
  hearingAid: fc.boolean(),
  wheelchair: fc.boolean(),
});

/** Any picture the contract allows. */
export const anyPicture: fc.Arbitrary<Picture> = fc.record({
  setting: fc.constantFrom(...SETTINGS),
  time: fc.constantFrom(...TIMES),
  pose: fc.constantFrom(...POSES),
  feeling: fc.constantFrom(...FEELINGS),
  companion: fc.option(fc.constantFrom(...COMPANIONS)),
  props: fc.array(fc.constantFrom(...THINGS), { maxLength: 3 }),
  seed: fc.nat(),
  style: fc.constant("children's book" as const),
  looks: anyLooks,
  age: fc.integer({ min: 2, max: 12 }),
});

/** One plain picture, changed where a test needs it. */
export const picture = (more: Partial<Picture> = {}): Picture => ({
  setting: 'garden',
  time: 'day',
  pose: 'stand',
  feeling: 'happy',
  companion: null,
  props: [],
  seed: 7,
  style: "children's book",
  looks: {
    hairStyle: 'bob',
    hairColour: 'brown',
    skin: 'honey',
    eyes: 'hazel',
    glasses: false,
    hearingAid: false,
    wheelchair: false,
  },
  age: 6,
  ...more,
});
