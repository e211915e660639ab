import type { NarrationManifest } from '@storylantern/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backOneSentence, clockTime, piecesOf, placeAt, sentencesInOrder } from './spoken-place.ts';

/** "Mia waits. Mia sings." spoken from 1 s on, a word each half second, with a pause of 1 s between the sentences. */
const manifest: NarrationManifest = {
  mime: 'audio/mpeg',
  seconds: 5,
  voice: 'slt',
  lufs: -18,
  truePeakDb: -3,
  segments: [
    {
      id: 'descriptive',
      text: 'Mia waits. “Mia” sings.',
      start: 1,
      end: 4,
      sentences: [
        {
          from: 0,
          to: 10,
          start: 1,
          end: 2,
          words: [
            { from: 0, to: 3, start: 1, end: 1.5 },
            { from: 4, to: 9, start: 1.5, end: 2 },
          ],
        },
        {
          from: 11,
          to: 23,
          start: 3,
          end: 4,
          words: [
            { from: 12, to: 15, start: 3, end: 3.5 },
            { from: 17, to: 22, start: 3.5, end: 4 },
          ],
        },
      ],
    },
  ],
};
const entries = sentencesInOrder(manifest);

describe('where the voice is', () => {
  it('is nowhere before the first sentence', () => {
    expect(placeAt(entries, 0.9)).toBeUndefined();
  });

  it('follows sentences and words, and stays on the last one through a pause', () => {
    expect(placeAt(entries, 1.6)).toEqual({ segment: 0, sentence: 0, word: 1 });
    expect(placeAt(entries, 2.9)).toEqual({ segment: 0, sentence: 0, word: 1 });
    expect(placeAt(entries, 3.2)).toEqual({ segment: 0, sentence: 1, word: 0 });
  });

  it('is at the sentence it was sent to, though the browser rounds the moment down', () => {
    const { start } = manifest.segments[0]?.sentences[1] ?? { start: Number.NaN };
    expect(placeAt(entries, start - 0.000_001)).toEqual({ segment: 0, sentence: 1, word: 0 });
  });

  it('never goes back while time goes on', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 6, noNaN: true }), fc.double({ min: 0, max: 2, noNaN: true }), (t, step) => {
        const order = (place: ReturnType<typeof placeAt>) => (place ? place.sentence * 10 + place.word : -1);
        expect(order(placeAt(entries, t + step))).toBeGreaterThanOrEqual(order(placeAt(entries, t)));
      }),
    );
  });
});

describe('back one sentence', () => {
  it('goes to the start of the sentence being read, or to the one before when it has hardly begun', () => {
    expect(backOneSentence(entries, 4.5)).toBe(3);
    expect(backOneSentence(entries, 3.4)).toBe(1);
    expect(backOneSentence(entries, 1.2)).toBe(0);
  });
});

describe('the shown text', () => {
  it('is never changed by cutting it into words', () => {
    for (const segment of manifest.segments) {
      for (const sentence of segment.sentences) {
        const joined = piecesOf(segment.text, sentence)
          .map(({ text }) => text)
          .join('');
        expect(joined).toBe(segment.text.slice(sentence.from, sentence.to));
      }
    }
  });
});

describe('the time shown', () => {
  it.each([
    [0, '0:00'],
    [59.9, '0:59'],
    [161, '2:41'],
    [Number.NaN, '0:00'],
    [Infinity, '0:00'],
  ])('of %s seconds is %s', (seconds, shown) => {
    expect(clockTime(seconds)).toBe(shown);
  });
});
