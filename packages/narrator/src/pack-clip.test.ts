import { expect, it } from 'vitest';
import type { Clip } from './clip.ts';
import { packClip, unpackClip } from './pack-clip.ts';

const clip: Clip = {
  pcm: Float32Array.from({ length: 1000 }, (_, at) => 1.5 * Math.sin(at / 10)),
  seconds: 0.03,
  quietBefore: 0,
  quietAfter: 0.01,
  words: [{ from: 0, to: 4, start: 0, end: 0.02 }],
};

it('gives back what was packed, also sound over full scale', () => {
  const back = unpackClip(packClip(clip));
  expect({ ...back, pcm: undefined }).toEqual({ ...clip, pcm: undefined });
  expect(Math.max(...back.pcm.map((sample, at) => Math.abs(sample - (clip.pcm[at] ?? 0))))).toBeLessThan(1e-4);
});

it('refuses bytes that are no clip or were cut short', () => {
  const bytes = packClip(clip);
  for (const broken of [
    new Uint8Array(),
    new Uint8Array(50),
    bytes.subarray(0, 6),
    bytes.subarray(0, 40),
    bytes.subarray(0, -1),
  ]) {
    expect(() => unpackClip(broken)).toThrow(expect.objectContaining({ code: 'bad-clip' }));
  }
});
