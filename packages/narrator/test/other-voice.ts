import { alignWords, engineText, planNarration, resample, type TimeSpan, type VoiceSettings } from '../src/index.ts';
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
export function amidSilence(speech: OtherSpeech, before: number, after: number): OtherSpeech {
  const first = Math.round(before * speech.sampleRate);
  const pcm = new Float32Array(first + speech.pcm.length + Math.round(after * speech.sampleRate));
  pcm.set(speech.pcm, first);
  return {
    ...speech,
    pcm,
    words: speech.words.map(({ start, end }) => ({ start: start + before, end: end + before })),
  };
}

/** As heard over a telephone: nothing above `rate` / 2. */
export const dulled = (speech: OtherSpeech, rate: number): OtherSpeech => ({
  ...speech,
  pcm: resample(resample(speech.pcm, speech.sampleRate, rate), rate, speech.sampleRate),
});

/** A way in which a strange sound differs from the storyteller's own. */
export interface StrangeVoice {
  readonly name: string;
  readonly speak: (text: string) => OtherSpeech;
}

const woman = (text: string) => speakOtherwise(text, { voice: 'slt', pitch: 183, spread: 24, stretch: 1.16 });
const quickWoman = (text: string) => speakOtherwise(text, { voice: 'slt', pitch: 215, spread: 30, stretch: 0.92 });
const man = (text: string) => speakOtherwise(text, { voice: 'rms', pitch: 110, spread: 16, stretch: 1 });
const scot = (text: string) => speakOtherwise(text, { voice: 'awb', pitch: 125, spread: 18, stretch: 1.05 });
const robot = (text: string) => speakOtherwise(text, { voice: 'kal16', pitch: 105, spread: 14, stretch: 1.1 });

/** What word times are measured on: other voices first, since the storyteller's own sound is too easy. */
export const STRANGE_VOICES: readonly StrangeVoice[] = [
  { name: 'the same voice', speak: woman },
  { name: 'the same, higher and 20 % faster', speak: quickWoman },
  { name: 'a man', speak: man },
  { name: 'a Scot', speak: scot },
  { name: 'a robot', speak: robot },
  { name: 'a man, played at 0.85', speak: (text) => played(man(text), 0.85) },
  { name: 'a man, played at 1.2', speak: (text) => played(man(text), 1.2) },
  { name: 'a Scot, played at 0.9', speak: (text) => played(scot(text), 0.9) },
  { name: 'a robot, played at 1.2', speak: (text) => played(robot(text), 1.2) },
  { name: 'a man, 20 dB quieter', speak: (text) => louder(man(text), -20) },
  { name: 'a Scot, noise 30 dB under', speak: (text) => noisy(scot(text), 30) },
  { name: 'a robot, noise 20 dB under', speak: (text) => noisy(robot(text), 20) },
  { name: 'a man, amid 1.2 and 2 s of silence', speak: (text) => amidSilence(man(text), 1.2, 2) },
  { name: 'a Scot, nothing over 3.5 kHz', speak: (text) => dulled(scot(text), 7_000) },
  { name: 'a big man', speak: (text) => played(man(text), 0.82) },
  { name: 'a small child', speak: (text) => played(quickWoman(text), 1.25) },
];
