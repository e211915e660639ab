import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alignForeignSpeech,
  fitForeignSpeech,
  finishNarration,
  joinForeignSpeech,
  NARRATION_RATE,
  planForeignSpeech,
  planNarration,
  resample,
  SURE_ENOUGH,
} from '../src/index.ts';
import { PARAGRAPHS } from './alignment-texts.ts';
import { aligned, rehearsed, startErrors } from './align-texts.ts';
import { decodeMp3 } from './decode-mp3.ts';
import { onsetErrors, percentile } from './meters.ts';
import { speakOtherwise, STRANGE_VOICES } from './other-voice.ts';
import { encoderFile, engine } from './voice.ts';

const TEXTS = PARAGRAPHS.slice(4, 6);
const REFERENCES = TEXTS.map((text) => rehearsed(text));
const NOTHING = { stretches: [], tracts: [1] };
const MAN = { voice: 'rms', pitch: 110, spread: 16, stretch: 1 } as const;

describe('words in a sound of another voice', () => {
  it.each(STRANGE_VOICES.filter((_, at) => at % 2 === 1))('are found where they are: $name', ({ speak }) => {
    const errors = TEXTS.flatMap((text, at) => {
      const real = speak(text);
      const found = aligned(REFERENCES[at] ?? NOTHING, real);
      expect(found.confidence).toBeGreaterThan(SURE_ENOUGH);
      return startErrors(found, real);
    });
    expect(errors.length).toBeGreaterThan(60);
    expect(percentile(errors, 0.5)).toBeLessThan(0.04);
    expect(percentile(errors, 0.95)).toBeLessThan(0.15);
  });

  it.each(['Mia and the Dark', 'Good night.', 'Twice!'])('are found in few words, too: %s', (text) => {
    const real = speakOtherwise(text, MAN);
    const found = aligned(rehearsed(text), real);
    expect(found.confidence).toBeGreaterThan(SURE_ENOUGH);
    expect(Math.max(...startErrors(found, real))).toBeLessThan(0.1);
  });

  it('are known not to be those of the text', () => {
    for (const [at, reference] of REFERENCES.entries()) {
      const other = speakOtherwise(TEXTS[(at + 1) % TEXTS.length] ?? '', MAN);
      expect(aligned(reference, other).confidence).toBeLessThan(SURE_ENOUGH);
      const real = speakOtherwise(TEXTS[at] ?? '', MAN);
      const half = { ...real, pcm: real.pcm.slice(0, real.pcm.length * 0.6) };
      expect(aligned(reference, half).confidence).toBeLessThan(SURE_ENOUGH);
      const backwards = { ...real, pcm: real.pcm.toReversed() };
      expect(aligned(reference, backwards).confidence).toBeLessThan(SURE_ENOUGH);
    }
  });

  it('are refused when nothing is heard, far too little or far too much', () => {
    const [reference = NOTHING] = REFERENCES;
    const bad = expect.objectContaining({ name: 'NarratorError', code: 'bad-sound' });
    const whole = speakOtherwise(TEXTS[0] ?? '', MAN).pcm;
    const long = Float32Array.from({ length: 4 * whole.length }, (_, at) => whole[at % whole.length] ?? 0);
    for (const pcm of [new Float32Array(0), new Float32Array(160_000), whole.slice(0, 16_000), long]) {
      expect(() => alignForeignSpeech(reference, { pcm, sampleRate: 16_000 })).toThrow(bad);
    }
  });

  it('have times in order, inside the sound, none empty, whatever the sound', () => {
    const reference = rehearsed('“Toast,” he said, very quietly.');
    const piece = fc.record({
      seconds: fc.double({ min: 0.02, max: 1, noNaN: true }),
      size: fc.double({ min: 0, max: 1, noNaN: true }),
      step: fc.integer({ min: 1, max: 300 }),
    });
    fc.assert(
      fc.property(fc.array(piece, { minLength: 2, maxLength: 8 }), (pieces) => {
        const pcm = Float32Array.from(
          pieces.flatMap(({ seconds, size, step }) =>
            Array.from({ length: Math.round(seconds * 16_000) }, (_, at) => size * Math.sin((at * at) / step)),
          ),
        );
        let times;
        try {
          times = alignForeignSpeech(reference, { pcm, sampleRate: 16_000 });
        } catch (error) {
          expect(error).toMatchObject({ code: 'bad-sound' });
          return;
        }
        expect(times.words).toHaveLength(5);
        const edges = times.words.flatMap(({ start, end }) => [start, end]);
        expect(edges).toEqual(edges.toSorted((one, other) => one - other));
        for (const { start, end } of times.words) expect(end).toBeGreaterThan(start);
        expect(edges[0]).toBeGreaterThanOrEqual(0);
        expect(times.words.at(-1)?.end).toBeLessThanOrEqual(pcm.length / 16_000);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a narration in another voice', () => {
  it('lights words up when they are heard, with the narrator’s own silences', async () => {
    const text = `${PARAGRAPHS[6]} When I look for a boot, I can ask ____ to help me. ${PARAGRAPHS[8]}`;
    const planned = planNarration([
      { id: 'title', text: 'The Lost Boot' },
      { id: 'a', text },
    ]);
    const passages = planForeignSpeech(planned);
    const stretches = passages.flatMap((passage) => {
      const { pcm, sampleRate } = speakOtherwise(passage.text, MAN);
      return fitForeignSpeech(engine, passage.stretches, resample(pcm, sampleRate, NARRATION_RATE));
    });
    const { audio, manifest } = await finishNarration(
      encoderFile,
      planned,
      joinForeignSpeech(planned, stretches),
      'man',
    );
    const { pcm, sampleRate } = await decodeMp3(audio);
    const errors = onsetErrors(pcm, sampleRate, manifest);
    expect(errors.length).toBeGreaterThan(5);
    expect(percentile(errors, 0.5)).toBeLessThanOrEqual(0.03);
    expect(percentile(errors, 0.9)).toBeLessThanOrEqual(0.08);
    const blank = manifest.segments[1]?.sentences.flatMap(({ words }) => words).find(({ from }) => text[from] === '_');
    expect((blank?.end ?? 0) - (blank?.start ?? 0)).toBeCloseTo(1, 1);
  });
});
