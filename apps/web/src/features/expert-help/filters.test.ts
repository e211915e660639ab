import { AGE_BANDS, EXPERT_GENDERS, STORY_THEMES } from '@storylantern/contract';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { hrefOf, NO_FILTERS, placeOf } from './address.ts';
import { agesInWords, chipsOf, countOf, passes } from './filters.ts';

const filters = fc.record({
  age: fc.constantFrom('' as const, ...AGE_BANDS),
  gender: fc.constantFrom('' as const, ...EXPERT_GENDERS),
  theme: fc.constantFrom('' as const, ...STORY_THEMES),
});
const card = fc.record({
  ageGroups: fc.subarray([...AGE_BANDS]),
  gender: fc.subarray([...EXPERT_GENDERS]),
  themes: fc.subarray([...STORY_THEMES]),
});

it('a card passes exactly when each of its lists holds what is chosen', () => {
  fc.assert(
    fc.property(card, filters, (each, chosen) => {
      const missing = [
        chosen.age !== '' && !each.ageGroups.some((group) => group === chosen.age),
        chosen.gender !== '' && !each.gender.some((gender) => gender === chosen.gender),
        chosen.theme !== '' && !each.themes.some((theme) => theme === chosen.theme),
      ].some(Boolean);
      expect(passes(each, chosen)).toBe(!missing);
    }),
  );
});

it('nothing chosen passes everything', () => {
  fc.assert(
    fc.property(card, (each) => {
      expect(passes(each, NO_FILTERS)).toBe(true);
    }),
  );
});

it('there is one chip for each chosen filter', () => {
  fc.assert(
    fc.property(filters, (chosen) => {
      expect(chipsOf(chosen)).toHaveLength(countOf(chosen));
    }),
  );
  expect(chipsOf({ age: '4-5', gender: 'neutral', theme: 'nature' }).map((each) => each.label)).toEqual([
    'Age 4-5',
    'Gender: neutral',
    'Theme: nature',
  ]);
});

it('the address brings a parent back to the same place', () => {
  const place = fc.record({ area: fc.string(), challenge: fc.string(), search: fc.string() });
  fc.assert(
    fc.property(place, filters, (where, chosen) => {
      const href = hrefOf({ ...where, ...chosen });
      expect(placeOf(href.slice(href.indexOf('?') + 1 || href.length))).toEqual({ ...where, ...chosen });
    }),
  );
});

it('an address with nonsense in it chooses nothing', () => {
  expect(placeOf('age=99&gender=dragon&theme=&x=1')).toEqual({ area: '', challenge: '', search: '', ...NO_FILTERS });
});

it('ages are told from the youngest to the oldest group', () => {
  expect(agesInWords(['2-3', '4-5', '8-10'])).toBe('Ages 2 to 10');
  expect(agesInWords(['4-5', '11+'])).toBe('Ages 4 and up');
  expect(agesInWords([])).toBe('');
});
