import { describe, expect, test } from 'vitest';
import { allWholeSongs } from './whole-songs.ts';

/** Every so many of the 200 themes, so that the test takes seconds; `print-whole-songs.ts` composes all of them. */
const EVERY = 5;

describe.each(allWholeSongs(EVERY))('whole songs, words and tune together: $style', (songs) => {
  test('have as many notes as syllables on every line', () => {
    expect(songs.songs).toBeGreaterThanOrEqual(40);
    expect(songs.uneven).toEqual([]);
  });

  test('put every beat of the words on a strong beat of the music', () => {
    expect(songs.onStrongBeats).toBe(songs.beats);
  });

  test('last 60 to 90 seconds at a tempo of their own style', () => {
    expect(Math.min(...songs.seconds)).toBeGreaterThanOrEqual(60);
    expect(Math.max(...songs.seconds)).toBeLessThanOrEqual(90);
    expect(songs.strained).toEqual([]);
  });

  test("sing the hook with the child's name in every chorus, at least twice", () => {
    expect(songs.unhooked).toEqual([]);
  });

  test('have another tune for another seed', () => {
    expect(songs.sameTunes).toBe(0);
  });
});
