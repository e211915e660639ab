import { expect, test } from 'vitest';
import { ownCompany } from '../facts/moment/own-company.ts';
import { ownHardThing } from './own-hard-thing.ts';
import { ownPlace } from '../facts/moment/own-place.ts';

const CHILD = { name: 'Ada', gender: 'girl', band: '6-7' } as const;

test('what is hard in itself is named where the story tells of another thing', () => {
  const problem = 'swimming lessons, scared to put her face in the water';
  expect(ownHardThing(problem, CHILD, 'First there is a room with pegs.')).toBe(
    'When it comes to putting {his} face in the water',
  );
  expect(ownHardThing(problem, CHILD, 'A face can go into the water bit by bit.')).toBeUndefined();
});

test('with whom it is hard is named where nobody of that kind is in the story', () => {
  expect(ownCompany('not sharing toys with his sister', 'One goes up on a shelf.')).toBe('When {his} sister is near');
  expect(ownCompany('not sharing toys with his sister', 'The sister has a turn.')).toBeUndefined();
  expect(ownCompany('his sister has started school', 'One goes up on a shelf.')).toBeUndefined();
});

test('where it is hard is named, and where all is well is not', () => {
  expect(ownPlace('throws his food on the floor at dinner', 'A tummy can be full.')).toBe('At dinner');
  expect(ownPlace('he is fine at nursery', 'A tummy can be full.')).toBeUndefined();
});

test.each([
  "can't see the carpet for toys",
  "goes stiff as a board, can't strap him in",
  "can't afford the school trip this year",
  "She won't let me go to the bin by myself",
  "One little girl gets on the tricycle at nine and won't get off until lunch",
])('nothing that is hard for the child is made of "%s"', (problem) => {
  expect(ownHardThing(problem, CHILD, '')).toBeUndefined();
});

test('a place where all is well, or where somebody else is, is no place where it is hard', () => {
  expect(ownPlace('word perfect in the bath, silent on the stage', '')).toBeUndefined();
  expect(ownPlace("counts the seconds when his brother's on the swing", '')).toBeUndefined();
});
