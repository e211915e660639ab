import { READING_ORDER } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import type { Brief } from './brief.ts';
import { tellSocialStory } from './tell-social-story.ts';

const told = (brief: Partial<Brief>, seed = 3): string => {
  const { content } = tellSocialStory(
    { name: 'Zelda', ageBand: '6-7', gender: 'girl', problem: '', notes: '', ...brief },
    { seed },
  );
  return READING_ORDER.map((kind) => content[kind]).join('\n');
};

describe('a story tells things as they are', () => {
  test('what a child did is named first, whatever is applauded', () => {
    for (const situation of ['was-kind', 'gone-well', 'waited-and-shared', 'body-routine-done'])
      expect(told({ situation, occasion: 'celebrate', problem: 'She shared her scooter with Tom today' })).toMatch(
        /^Zelda shared her scooter/,
      );
  });

  test('an animal that is still alive has not died', () => {
    const problem = 'our dog has to be put down on friday';
    for (let seed = 1; seed <= 4; seed++) {
      const text = told({ situation: 'pet-death', problem }, seed);
      expect(text).not.toMatch(/dog died/);
      expect(text).toMatch(/will die|help an animal to die/);
    }
    expect(told({ situation: 'pet-death', problem: 'our dog died' })).toMatch(/died/);
  });

  test('an eye patch is not a pair of glasses', () => {
    const text = told({ situation: 'glasses', problem: 'has to wear a patch on her eye' });
    expect(text).toMatch(/patch/);
    expect(text).not.toMatch(/glasses/i);
  });

  test('another length keeps the title', () => {
    const brief: Brief = { name: 'Zelda', ageBand: '6-7', gender: 'girl', problem: 'scared of the dark', notes: '' };
    const usual = tellSocialStory(brief, { seed: 5 });
    const telling = { ...usual.telling, length: 'longer' } as const;
    expect(tellSocialStory({ ...brief, telling }, { seed: 5, keep: usual }).title).toBe(usual.title);
  });
});
