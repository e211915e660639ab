import { expect, test } from 'vitest';
import { groundwork } from './groundwork.ts';
import { byName } from './cued-roles.ts';

test.each([
  ['the baby', 'his baby sister Isla was born last week', 'baby Isla', 'Isla'],
  ['the baby', 'a new baby, called Tom', 'baby Tom', 'Tom'],
  ['the baby', 'jealous of the new baby. He hits him', 'the baby', undefined],
  ['a friend', 'her best friend Mabel next door', 'Mabel', undefined],
  ['a friend', 'leaving his friends Ali and Ben', 'Ali and Ben', undefined],
  ['a friend', 'her best friend Mum says is lovely', 'a friend', undefined],
  ['the cat', 'chases the cat. cat is called Misty', 'Misty the cat', 'Misty'],
  ['the new dog', 'Bess is our dog', 'Bess the dog', 'Bess'],
  ['the babysitter', 'the babysitter is called Chloe', 'Chloe', undefined],
] as const)('%s, where a parent writes %j', (text, words, named, again) => {
  const phrase = byName({ text }, words, 'Noor');
  expect([phrase.text, phrase.again]).toEqual([named, again]);
});

test('the child of the story is nobody else', () => {
  expect(byName({ text: 'a friend' }, 'her friend Noor', 'Noor').text).toBe('a friend');
});

const helperOf = (problem: string, notes: string): string | undefined =>
  groundwork({ name: 'Sana', ageBand: '4-5', gender: 'girl', problem, notes }, 1, []).material.phrases['helper']?.text;

test('where the one who writes is away, the other parent helps', () => {
  expect(helperOf('I work nights as a nurse and she cries', 'Abbu puts her to bed')).toBe('Abbu');
  expect(helperOf('misses her dad, he has left us', 'Daddy puts her to bed')).not.toBe('Daddy');
});

test('whoever moves in says no reason for it', () => {
  expect(helperOf('Nani is coming to live with us and she has to share her bedroom', '')).not.toBe('Nani');
});
