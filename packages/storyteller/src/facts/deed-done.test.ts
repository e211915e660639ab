import { expect, it } from 'vitest';
import { deedDone } from './deed-done.ts';

it.each([
  ['She shared her scooter with her cousin today', 'girl', 'shared {his} scooter with {his} cousin'],
  ['he used the toilet for a wee for the first time today!!', 'boy', 'used the toilet for a wee for the first time'],
  ['slept in her own bed all night', 'girl', 'slept in {his} own bed all night'],
  ['he learnt to ride his bike without stabilisers', 'boy', 'learnt to ride {his} bike without stabilisers'],
  ['was kind to the new boy in her class and showed him around', 'girl', 'was kind to the new boy in {his} class'],
  ["he had his injection and didn't cry", 'boy', 'had {his} injection'],
  ['she let the new girl sit with her at lunch', 'girl', 'let the new girl sit with {him} at lunch'],
  ['it was his first time speaking in assembly and he did it', 'boy', 'spoke in assembly'],
  ["Slept at Nana's for the first time", 'boy', "slept at Nana's for the first time"],
  ['he told his teacher he was being bullied', 'boy', 'told {his} teacher'],
  ['said thank you all by herself to the shopkeeper', 'girl', 'said thank you to the shopkeeper'],
  ['let me wash her hair without a fuss tonight', 'girl', 'let a grown-up wash {his} hair'],
  ['he went to bed on his own', 'boy', 'went to bed on {his} own'],
] as const)('hears what was done in "%s"', (text, gender, done) =>
  expect(deedDone(text, gender, 'usual')?.text).toBe(done),
);

it.each(['she hit her sister', 'he ran away', 'he lost the game', 'she screamed all day', 'a good week', 'he was ill'])(
  'hears nothing to applaud in "%s"',
  (text) => expect(deedDone(text, 'girl', 'usual')).toBeUndefined(),
);

it('says it in fewer words to very small children', () =>
  expect(deedDone('slept in her own bed all night long', 'girl', 'short')?.text).toBe('slept in {his} own bed'));

it('says nothing of another child as if it were this one', () =>
  expect(deedDone('he gave his sister her doll', 'boy', 'usual')?.text ?? '').not.toMatch(/her/));
