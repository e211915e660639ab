import { childDetailsSchema, type Child } from '@storylantern/contract';
import { expect, it } from 'vitest';
import { birthMonthOf, detailsOf, draftOf, EMPTY } from './draft.ts';

const MIA: Child = {
  id: 'mia',
  nickname: 'Mia',
  ageBand: null,
  birthMonth: '2022-03',
  gender: 'girl',
  looks: { hairStyle: 'pigtails' },
  interests: 'Trains',
  helps: 'Counting to ten',
  nameSaid: 'mee-ah',
  archivedAt: null,
  createdAt: '2026-11-21T10:00:00.000Z',
};

it('a child that is opened and kept again is the same child', () => {
  const { id: _id, archivedAt: _away, createdAt: _since, ...details } = MIA;
  expect(detailsOf(draftOf(MIA))).toEqual(details);
});

it('a name alone is enough', () => {
  expect(childDetailsSchema.safeParse(detailsOf({ ...EMPTY, nickname: ' Zoë ' })).data).toMatchObject({
    nickname: 'Zoë',
    ageBand: null,
    birthMonth: null,
    nameSaid: null,
  });
  expect(childDetailsSchema.safeParse(detailsOf(EMPTY)).success).toBe(false);
});

it('a month without its year is not a month of birth', () => {
  expect(birthMonthOf({ month: '03', year: '2022' })).toBe('2022-03');
  expect(birthMonthOf({ month: '', year: '' })).toBe('');
  expect(birthMonthOf({ month: '03', year: '' })).toBeNull();
});

it('a name that is said as it is written needs no respelling', () => {
  expect(detailsOf({ ...EMPTY, nickname: 'Mia', nameSaid: ' Mia ' }).nameSaid).toBeNull();
});
