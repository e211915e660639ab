import { expect, test } from 'vitest';
import { tellPictureBook } from '../../index.ts';
import { ARCS } from '../arcs/index.ts';
import { QUESTIONS_OF_ARCS } from './questions-of-arcs.ts';

const THEMES = [
  'a dragon who is scared of butterflies',
  'first day at nursery',
  'a lost teddy',
  'a trip to the moon',
  'my dog died',
  'scared of crossing the road',
  'sharing toys',
];

test('every book ends with three questions that have no wrong answer', () => {
  for (const theme of THEMES) {
    for (const age of [3, 6, 10]) {
      const { talk } = tellPictureBook({ theme, childName: 'Mia', age, details: null }, { seed: age });
      expect(talk, theme).toHaveLength(3);
      for (const { question, answer } of talk) {
        expect(question).toMatch(/^[A-Z].*[?.]$/);
        expect(question).not.toMatch(/undefined|\bthe hero\b/);
        expect(answer).toBeNull();
      }
    }
  }
});

test('questions belong to arcs that there are', () => {
  const ids = [...ARCS.map((each) => each.id), 'keep-safe', 'any-day'];
  expect(Object.keys(QUESTIONS_OF_ARCS).filter((id) => !ids.includes(id))).toEqual([]);
});

test('after a book of a death nothing clever is asked', () => {
  const { talk, friends } = tellPictureBook(
    { theme: 'my dog died', childName: 'Sam', age: 7, details: null },
    { seed: 1 },
  );
  expect(talk.map((each) => each.question).join(' ')).not.toMatch(/hang on the wall|what would you have called/i);
  // Nobody is offered another night with a dog that died.
  expect(friends).toEqual([]);
});
