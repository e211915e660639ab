import {
  alignForeignSpeech,
  planNarration,
  QUICK_REHEARSAL,
  rehearse,
  type ForeignTimes,
  type Rehearsal,
  type SpeechPlan,
} from '../src/index.ts';
import type { OtherSpeech } from './other-voice.ts';
import { engine } from './voice.ts';

/** The sentences of a text. */
export const plansOf = (text: string): readonly SpeechPlan[] =>
  planNarration([{ id: 'text', text }])
    .flatMap((segment) => segment.sentences)
    .map((sentence) => sentence.plan);

/** A text in a known voice. */
export const rehearsed = (text: string, voice = QUICK_REHEARSAL): Rehearsal => rehearse(engine, plansOf(text), voice);

/** How far the start of each word is found from where it really is, in seconds. */
export function startErrors({ words }: ForeignTimes, real: OtherSpeech): readonly number[] {
  return real.words.map(({ start }, at) => Math.abs((words[at]?.start ?? Infinity) - start));
}

/** Aligns a text spoken by a strange voice with the known one's. */
export const aligned = (known: Rehearsal, { pcm, sampleRate }: OtherSpeech): ForeignTimes =>
  alignForeignSpeech(known, { pcm, sampleRate });
