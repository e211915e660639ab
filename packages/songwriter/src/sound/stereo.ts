/** Two channels of the same length, samples from -1 to 1. */
export interface Stereo {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

export const silence = (samples: number): Stereo => ({
  left: new Float32Array(samples),
  right: new Float32Array(samples),
});

/** Multiplies both channels, in place. */
export function amplify({ left, right }: Stereo, gain: number): void {
  for (const channel of [left, right])
    for (let at = 0; at < channel.length; at++) channel[at] = (channel[at] ?? 0) * gain;
}

/** Level in decibels as a factor. */
export const fromDb = (db: number): number => 10 ** (db / 20);
