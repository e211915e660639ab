import { MILESTONE_AREAS } from '@storylantern/library';
import { expect, it } from 'vitest';
import { answeredYes, AREA_WORDS, questionOf } from './words.ts';

it('asks six different questions by the name of the child, whatever the name is', () => {
  const asked = MILESTONE_AREAS.map((area) => questionOf(area, " D'Arcy $& "));
  expect(new Set(asked).size).toBe(6);
  for (const question of asked) {
    expect(question).toContain(" D'Arcy $& ".trim());
    expect(question).toMatch(/^[^{}]+\?$/u);
  }
});

it('names the six areas as the assessment does', () => {
  expect(MILESTONE_AREAS.map((area) => AREA_WORDS[area].label)).toEqual([
    'Sleep Independence',
    'Emotional Regulation',
    'Social Skills',
    'Transition Adaptation',
    'Self-Care Skills',
    'Behavior Management',
  ]);
});

it('counts the answers in words, and says what an unlit lantern means', () => {
  expect(answeredYes(0)).toBe('Six questions, none answered yes. An unlit one only means: not these two weeks.');
  expect(answeredYes(6)).toBe('Six questions, six answered yes.');
});
