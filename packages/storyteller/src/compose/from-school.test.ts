import { READING_ORDER, type AgeBand } from '@storylantern/contract';
import { expect, test } from 'vitest';
import { tellSocialStory } from '../tell-social-story.ts';

const told = (ageBand: AgeBand, problem: string, notes = ''): string =>
  [1, 2, 3]
    .map((seed) => {
      const { content } = tellSocialStory(
        { name: 'Noah', ageBand, gender: 'boy', problem, notes, occasion: 'help' },
        { seed },
      );
      return READING_ORDER.map((kind) => content[kind]).join('\n');
    })
    .join('\n');

test.each<[AgeBand, string, string?]>([
  ['8-10', 'One of my pupils tears up his work.'],
  ['11+', 'A student in my form is being left out.'],
  ['8-10', 'A boy I teach refuses to write.'],
  ['8-10', "I'm a SENCO. A boy with autism finds the dinner hall too loud."],
  ['8-10', 'He hits when he loses.', "I'm his teacher."],
  ['8-10', 'A boy in my class hits when he loses.'],
])('where a teacher writes, whoever helps is at school: %s: %s', (band, problem, notes) => {
  expect(told(band, problem, notes)).not.toMatch(/someone at home/i);
});

test.each<[AgeBand, string]>([
  ['8-10', 'I teach all day and my son hits his sister when I get home.'],
  ['8-10', 'He hits a boy in his class.'],
])('a parent who teaches, and a class of his own, are at home: %s', (band, problem) => {
  expect(told(band, problem)).toMatch(/someone at home/i);
});
