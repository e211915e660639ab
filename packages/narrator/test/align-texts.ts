import {
  alignForeignSpeech,
  planNarration,
  speakSentence,
  STORY_VOICE,
  type Clip,
  type ForeignTimes,
} from '../src/index.ts';
import type { OtherSpeech } from './other-voice.ts';
import { engine } from './voice.ts';

/** A text in the storyteller's voice, one clip for each sentence. */
export const storyteller = (text: string): readonly Clip[] =>
  planNarration([{ id: 'text', text }])
    .flatMap((segment) => segment.sentences)
    .map((sentence) => speakSentence(engine, sentence.plan, STORY_VOICE));

/** How far the start of each word is found from where it really is, in seconds. */
export function startErrors({ words }: ForeignTimes, real: OtherSpeech): readonly number[] {
  return real.words.map(({ start }, at) => Math.abs((words[at]?.start ?? Infinity) - start));
}

/** Aligns a text spoken by a strange voice with the storyteller's. */
export const aligned = (reference: readonly Clip[], { pcm, sampleRate }: OtherSpeech): ForeignTimes =>
  alignForeignSpeech(reference, { pcm, sampleRate });
