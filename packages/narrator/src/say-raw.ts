import { alignWords } from './align/align-words.ts';
import type { TimedWord } from './clip.ts';
import { PAUSE, type Phone } from './engine/phone.ts';
import type { SpeechEngine } from './engine/speech-engine.ts';
import { sharedTime } from './shared-time.ts';
import { engineText, type SpeechPlan, type SpokenUnit } from './text/speech-plan.ts';
import type { Span } from './text/written-words.ts';
import type { VoiceSettings } from './voice-settings.ts';

/** The engine's own sample rate. */
export const ENGINE_RATE = 16_000;
/** Kept of the engine's silence around speech: enough for a soft start and for the last sound to die away. */
const LEAD_SECONDS = 0.04;
const TRAIL_SECONDS = 0.06;
const FADE_SECONDS = 0.008;
/** Between two engine calls of one long sentence. */
const BREATH_SECONDS = 0.15;

/** Raw sound at the engine's rate, and when each word is heard in it. */
export interface RawSentence {
  readonly pcm: Float32Array;
  readonly words: readonly TimedWord[];
}

/**
 * One sentence as the engine says it: every part, its words timed, silences in their places.
 *
 * @throws NarratorError `engine-failed` when the engine stops
 */
export function sayRaw(engine: SpeechEngine, plan: SpeechPlan, settings: VoiceSettings): RawSentence {
  const stretches = plan.parts.map((part) =>
    part.kind === 'pause' ? silence(part.seconds, part.spans) : speakPart(engine, part.units, settings),
  );
  const pieces: Float32Array[] = [];
  const words: TimedWord[] = [];
  let samples = 0;
  stretches.forEach((stretch, at) => {
    if (at > 0 && plan.parts[at]?.kind === 'speech' && plan.parts[at - 1]?.kind === 'speech') {
      pieces.push(new Float32Array(Math.round(BREATH_SECONDS * ENGINE_RATE)));
      samples += pieces.at(-1)?.length ?? 0;
    }
    const offset = samples / ENGINE_RATE;
    for (const word of stretch.words) words.push({ ...word, start: word.start + offset, end: word.end + offset });
    pieces.push(stretch.pcm);
    samples += stretch.pcm.length;
  });
  const pcm = new Float32Array(samples);
  let place = 0;
  for (const piece of pieces) {
    pcm.set(piece, place);
    place += piece.length;
  }
  return { pcm, words };
}

function silence(seconds: number, spans: readonly Span[]): RawSentence {
  return {
    pcm: new Float32Array(Math.round(seconds * ENGINE_RATE)),
    words: sharedTime(spans, { start: 0, end: seconds }),
  };
}

function speakPart(engine: SpeechEngine, units: readonly SpokenUnit[], settings: VoiceSettings): RawSentence {
  const { pcm, phones } = engine.speak(engineText(units), settings);
  const sounds = engine.pronounce(units.flatMap((unit) => unit.say.split(' ')));
  let next = 0;
  const expected = units.map((unit) => {
    const count = unit.say.split(' ').length;
    next += count;
    return { sounds: sounds.slice(next - count, next).flat(), pauseAfter: unit.mark !== '' };
  });
  const times = alignWords(phones, expected);
  const { from, to } = spokenStretch(phones, pcm.length / ENGINE_RATE);
  const cut = pcm.slice(Math.round(from * ENGINE_RATE), Math.round(to * ENGINE_RATE));
  fadeEdges(cut);
  const inCut = (time: number): number => Math.min(Math.max(0, time - from), cut.length / ENGINE_RATE);
  return {
    pcm: cut,
    words: units.flatMap((unit, at) => {
      const time = times[at] ?? { start: from, end: from };
      return sharedTime(unit.spans, { start: inCut(time.start), end: inCut(time.end) });
    }),
  };
}

/** From a little before the first sound of speech to a little after the last. */
function spokenStretch(phones: readonly Phone[], seconds: number): { from: number; to: number } {
  const heard = phones.filter((phone) => phone.name !== PAUSE);
  return {
    from: Math.max(0, (heard.at(0)?.start ?? 0) - LEAD_SECONDS),
    to: Math.min(seconds, (heard.at(-1)?.end ?? seconds) + TRAIL_SECONDS),
  };
}

function fadeEdges(pcm: Float32Array): void {
  const length = Math.min(Math.round(FADE_SECONDS * ENGINE_RATE), pcm.length >> 1);
  for (let at = 0; at < length; at++) {
    const last = pcm.length - 1 - at;
    pcm[at] = ((pcm[at] ?? 0) * at) / length;
    pcm[last] = ((pcm[last] ?? 0) * at) / length;
  }
}
