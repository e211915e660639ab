import { expect, it } from 'vitest';
import { tellSocialStory } from '../tell-social-story.ts';
import { BASE_OF_PAST, isPast } from './irregular-past.ts';

it('a past form has its base, and a word that every plain object has is no past form', () => {
  expect(BASE_OF_PAST.get('took')).toBe('take');
  expect(isPast('looked')).toBe(true);
  expect(isPast('constructor')).toBe(false);
});

it.each(['constructor', 'toString', 'he constructor all by himself'])(
  '"%s" is told of like any other word',
  (problem) => {
    const brief = { name: 'Will', ageBand: '6-7', gender: 'boy', problem, notes: problem } as const;
    for (const seed of [1, 2, 3]) expect(tellSocialStory(brief, { seed }).title).not.toBe('');
  },
);
