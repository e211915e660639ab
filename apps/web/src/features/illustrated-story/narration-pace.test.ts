import { describe, expect, it } from 'vitest';
import { sceneAtPace, sceneSeconds } from './narration-pace.ts';

describe('the pace without known times', () => {
  it('gives a scene a third of a second a word and one second more', () => {
    expect(sceneSeconds('one two three four five six')).toBe(3);
    expect(sceneSeconds('  ')).toBe(1);
  });

  it('turns the page when a scene has had its time', () => {
    const texts = ['one two three', 'four five six', 'seven'];
    expect([0, 1.99, 2, 3.99, 4, 60].map((seconds) => sceneAtPace(texts, seconds))).toEqual([0, 0, 1, 1, 2, 2]);
    expect(sceneAtPace([], 3)).toBe(0);
  });
});
