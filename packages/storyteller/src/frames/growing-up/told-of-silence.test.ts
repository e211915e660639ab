import { describe, expect, test } from 'vitest';
import { tellSocialStory, type Brief } from '../../index.ts';

const told = (problem: string, ageBand: Brief['ageBand']) =>
  tellSocialStory({ name: 'Noor', ageBand, gender: 'girl', problem, notes: '' }, { seed: 1 });

describe('whoever asks a child for silence', () => {
  test.each([
    'a man told her not to tell or he will hurt her',
    'a man said he would hurt her if she tells anyone',
    'the babysitter said dont tell mummy or something bad will happen',
    'a grown up made her promise not to tell',
    'an older boy told her not to tell what they did',
    'neighbour gives her sweets and says its our secret',
  ])('%s: it is right to tell, at every age', (problem) => {
    for (const ageBand of ['2-3', '4-5', '6-7', '8-10', '11+'] as const) {
      const { situation, thread, content } = told(problem, ageBand);
      expect([ageBand, situation, thread]).toEqual([ageBand, 'body-safety', 'silence']);
      expect(Object.values(content).join(' ')).toMatch(
        /\b(?:right|good|fine) to tell\b|\bto tell is (?:good|right)\b/i,
      );
    }
  });

  test.each([
    'daddy says not to tell mummy about the present',
    'her friend told her a secret and said not to tell',
    "a boy said he'll hurt her if she tells",
    'her uncle said not to tell anyone about the surprise party',
    'tells tales on other children, a grown up said not to tell tales',
  ])('%s is another matter', (problem) => {
    expect(told(problem, '6-7').thread).not.toBe('silence');
  });
});
