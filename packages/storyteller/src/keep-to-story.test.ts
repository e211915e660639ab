import { READING_ORDER } from '@storylantern/contract';
import { expect, test } from 'vitest';
import { endStory, keepToStory, tellSocialStory, type Brief } from './index.ts';

const brief = (problem: string, telling: Partial<NonNullable<Brief['telling']>> = {}): Brief => ({
  name: 'Leo',
  ageBand: '6-7',
  gender: 'boy',
  problem,
  notes: '',
  telling: { person: 'third', length: 'usual', level: 'usual', ...telling },
});
const PROBLEMS = ['starting school', 'scared of the dark', 'haircut', 'bath time', 'sharing toys', 'dentist'];
const sentences = (text: string): string[] => text.split(/(?<=[.!?]"?) /);

test('a story of somebody else is shortened to whole sentences of its own, and passes its audit', () => {
  for (const problem of PROBLEMS) {
    const told = { ...tellSocialStory(brief(problem), { seed: 1 }), thread: '' };
    const shorter = keepToStory(brief(problem, { length: 'shorter' }), told, { seed: 1 });
    expect(shorter?.audit.passed, problem).toBe(true);
    expect(shorter).toMatchObject({ title: told.title, thread: '' });
    for (const kind of READING_ORDER) {
      const kept = sentences(shorter?.content[kind] ?? '');
      expect(sentences(told.content[kind]).filter((each) => kept.includes(each))).toEqual(kept);
    }
  }
});

test('it is never exchanged for another one', () => {
  for (const problem of PROBLEMS) {
    const told = { ...tellSocialStory(brief(problem), { seed: 2 }), thread: '' };
    expect(keepToStory(brief(problem, { person: 'first' }), told, { seed: 2 })).toBeNull();
    expect(keepToStory(brief(problem, { length: 'longer' }), told, { seed: 2 })).toBeNull();
    const ended = endStory(brief(problem), told, { seed: 3 });
    if (ended) expect(ended.content).toEqual({ ...told.content, affirmative: ended.content.affirmative });
  }
});

test('a story of ours keeps its thread whatever was told since', () => {
  for (const problem of PROBLEMS) {
    const told = tellSocialStory(brief(problem), { seed: 3 });
    const recent = [1, 2].map((seed) => {
      const { title, content } = tellSocialStory(brief(problem), { seed });
      return [title, ...READING_ORDER.map((kind) => content[kind])].join('\n');
    });
    expect(keepToStory(brief(problem, { person: 'first' }), told, { seed: 3, recent })?.thread).toBe(told.thread);
  }
});

test('a story of ours is told in simpler and in richer words, also where the age beside has another image', () => {
  for (const problem of PROBLEMS) {
    const told = tellSocialStory(brief(problem), { seed: 4 });
    for (const level of ['simpler', 'richer'] as const) {
      const anew = keepToStory(brief(problem, { level }), told, { seed: 4 });
      expect(anew?.audit.passed, `${problem} ${told.thread} ${level}`).toBe(true);
      expect(anew?.content.descriptive).not.toBe(told.content.descriptive);
    }
  }
});
