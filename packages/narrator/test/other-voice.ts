import { alignWords, engineText, planNarration, type Clip, type TimeSpan, type VoiceSettings } from '../src/index.ts';
import { resample } from '../src/sound/resample.ts';
import { engine } from './voice.ts';

const ENGINE_RATE = 16_000;

/** A paragraph in another voice, raw as a stranger's sound is, and when each word of it really starts and ends. */
export interface OtherSpeech {
  readonly pcm: Float32Array;
  readonly sampleRate: number;
  readonly words: readonly TimeSpan[];
}

/** Speaks a paragraph sentence by sentence, with rests of changing length between them. */
export function speakOtherwise(text: string, voice: VoiceSettings): OtherSpeech {
  const pieces: Float32Array[] = [];
  const words: TimeSpan[] = [];
  let samples = 0;
  const add = (piece: Float32Array): void => {
    pieces.push(piece);
    samples += piece.length;
  };
  const sentences = planNarration([{ id: 'p', text }]).flatMap((segment) => segment.sentences);
  sentences.forEach(({ plan }, at) => {
    for (const part of plan.parts) {
      if (part.kind === 'pause') continue;
      const { pcm, phones } = engine.speak(engineText(part.units), voice);
      const expected = part.units.map((unit) => ({
        sounds: engine.pronounce(unit.say.split(' ')).flat(),
        pauseAfter: unit.mark !== '',
      }));
      const offset = samples / ENGINE_RATE;
      for (const { start, end } of alignWords(phones, expected)) {
        words.push({ start: start + offset, end: end + offset });
      }
      add(pcm);
    }
    add(new Float32Array(Math.round((0.05 + 0.13 * (at % 4)) * ENGINE_RATE)));
  });
  const pcm = new Float32Array(samples);
  let place = 0;
  for (const piece of pieces) {
    pcm.set(piece, place);
    place += piece.length;
  }
  return { pcm, sampleRate: ENGINE_RATE, words };
}

/** Played faster or slower, so that the pitch moves with it. */
export function played(speech: OtherSpeech, speed: number): OtherSpeech {
  const rate = Math.round((ENGINE_RATE * speed) / 100) * 100;
  return {
    ...speech,
    pcm: resample(speech.pcm, rate, ENGINE_RATE),
    words: speech.words.map(({ start, end }) => ({
      start: (start * ENGINE_RATE) / rate,
      end: (end * ENGINE_RATE) / rate,
    })),
  };
}

export const louder = (speech: OtherSpeech, decibels: number): OtherSpeech => ({
  ...speech,
  pcm: speech.pcm.map((sample) => sample * 10 ** (decibels / 20)),
});

/** White noise that many dB under the speech; the same every time (a linear congruential generator). */
export function noisy(speech: OtherSpeech, decibels: number): OtherSpeech {
  const power = speech.pcm.reduce((sum, sample) => sum + sample * sample, 0) / speech.pcm.length;
  const size = Math.sqrt(3 * power) * 10 ** (-decibels / 20);
  let state = 1;
  return {
    ...speech,
    pcm: speech.pcm.map((sample) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return sample + size * (state / 2 ** 31 - 1);
    }),
  };
}

/** With silence before and after. */
export function embedded(speech: OtherSpeech, before: number, after: number): OtherSpeech {
  const first = Math.round(before * speech.sampleRate);
  const pcm = new Float32Array(first + speech.pcm.length + Math.round(after * speech.sampleRate));
  pcm.set(speech.pcm, first);
  return { ...speech, pcm, words: speech.words.map(({ start, end }) => ({ start: start + before, end: end + before })) };
}

/** As heard over a telephone: nothing above `rate` / 2. */
export const dulled = (speech: OtherSpeech, rate: number): OtherSpeech => ({
  ...speech,
  pcm: resample(resample(speech.pcm, speech.sampleRate, rate), rate, speech.sampleRate),
});

/** How far the start of each word is from where it should be, in seconds. */
export function startErrors(found: readonly TimeSpan[], real: readonly TimeSpan[]): readonly number[] {
  return real.map(({ start }, at) => Math.abs((found[at]?.start ?? Infinity) - start));
}

export const wordsOf = (clips: readonly Clip[]): readonly TimeSpan[] => clips.flatMap((clip) => clip.words);
