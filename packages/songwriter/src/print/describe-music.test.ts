import { SONG_STYLES } from '@storylantern/contract';
import { expect, it } from 'vitest';
import { henInTheHall } from '../../test/songs.ts';
import { composeSong } from '../compose/compose-song.ts';
import { describeMusic } from './describe-music.ts';

const named = (key: number, mode: 'major' | 'dorian' | 'mixolydian') =>
  describeMusic({ key, mode, tempo: 112, metre: '4/4' }).key;

it('names keys as their signatures write them', () => {
  expect(describeMusic({ key: 7, mode: 'major', tempo: 112, metre: '4/4' })).toEqual({
    key: 'G major',
    tempo: 112,
    metre: '4/4',
  });
  expect(named(2, 'dorian')).toBe('D dorian');
  expect(named(9, 'mixolydian')).toBe('A mixolydian');
  expect(named(3, 'major')).toBe('E♭ major');
  expect(named(6, 'mixolydian')).toBe('F♯ mixolydian');
  expect(named(5, 'dorian')).toBe('F dorian');
});

it('follows what a parent wishes', () => {
  for (const style of SONG_STYLES) {
    const lyrics = henInTheHall();
    const composed = composeSong(lyrics, style, { seed: 3 });
    const moved = composeSong(lyrics, style, { seed: 3, wishes: { transpose: 12, pace: 9 } });
    const farthest = composeSong(lyrics, style, { seed: 3, wishes: { transpose: 5, pace: 1.3 } });
    expect(describeMusic(moved)).toEqual(describeMusic(farthest));
    expect(describeMusic(moved).tempo).toBe(Math.round(composed.tempo * 1.3));
    expect(describeMusic(moved).key).not.toBe(describeMusic(composed).key);
  }
});
