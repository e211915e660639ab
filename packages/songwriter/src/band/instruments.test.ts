import { expect, it } from 'vitest';
import { centsBetween, pitchAt } from '../../test/meters.ts';
import { seededRandom } from '../random.ts';
import { INSTRUMENTS } from './instruments.ts';
import { hertz } from './tone.ts';

const RATE = 44_100;

it.each([
  'ukulele',
  'guitar',
  'horn',
  'piano',
  'musicBox',
  'marimba',
  'cello',
  'softPad',
  'synthPluck',
  'bass',
] as const)('plays the %s in tune', (name) => {
  for (const pitch of [55, 60, 64, 69]) {
    const pcm = INSTRUMENTS[name].play(RATE, pitch, 0.8, seededRandom(1, name));
    const cents = [0.2, 0.25, 0.3].map((at) => centsBetween(pitchAt(pcm, RATE, at) ?? 1, hertz(pitch)));
    expect(Math.abs(cents.toSorted((a, b) => a - b)[1] ?? 99)).toBeLessThan(8);
  }
});

it('plays every instrument without clipping or clicking off', () => {
  for (const [name, { play }] of Object.entries(INSTRUMENTS)) {
    const pcm = play(RATE, 60, 0.5, seededRandom(2, name));
    expect(pcm.every((sample) => Number.isFinite(sample) && Math.abs(sample) < 2.5)).toBe(true);
    expect(pcm.some((sample) => Math.abs(sample) > 0.1)).toBe(true);
    expect(Math.abs(pcm.at(-1) ?? 1)).toBeLessThan(0.01);
  }
});
