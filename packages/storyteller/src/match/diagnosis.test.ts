import { expect, test } from 'vitest';
import { tellSocialStory } from '../tell-social-story.ts';
import { untoldWord } from './diagnosis.ts';

test.each([
  ['waiting for an autism assessment', 'autism'],
  ['he was diagnosed with adhd last week', 'ADHD'],
  ['she says her brain is broken, she has adhd', 'ADHD'],
  ['explain to my autistic son that we are moving house', 'autism'],
  ['explain autism to my son', undefined],
  ['he has been told he has adhd and is upset', undefined],
  ['add more vegetables', undefined],
])('%j: a word the child may not have heard is %s', (text, word) => expect(untoldWord(text)).toBe(word));

test('the page asks whether the child knows the word, and the story does not say it', () => {
  const brief = {
    name: 'Mia',
    problem: 'we think she may be autistic',
    notes: '',
    ageBand: '6-7',
    gender: 'girl',
  } as const;
  const story = tellSocialStory(brief, { seed: 3 });
  expect(story.situation).toBe('general');
  expect(story.question).toMatch(/^Has Mia been told about autism/);
  expect(Object.values(story.content).join(' ')).not.toMatch(/autis/i);
});
