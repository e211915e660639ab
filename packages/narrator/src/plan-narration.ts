import { divideSentence, spokenCharacters } from './divide-sentence.ts';
import { NarratorError } from './narrator-error.ts';
import { SPEECH_LIMITS } from './speech-limits.ts';
import { normaliseForSpeech } from './text/normalise-for-speech.ts';
import type { SpeechPlan } from './text/speech-plan.ts';
import { splitSentences } from './text/split-sentences.ts';

/** One piece of the page, exactly as shown. The piece with the id `title` is followed by a longer pause. */
export interface NarrationSegment {
  readonly id: string;
  readonly text: string;
}

/** A sentence of a segment: where it stands in the segment's text and how it is said. */
export interface PlannedSentence {
  readonly from: number;
  readonly to: number;
  readonly plan: SpeechPlan;
}

/** A segment with its sentences. One without a word to be said has none. */
export interface PlannedSegment extends NarrationSegment {
  readonly sentences: readonly PlannedSentence[];
}

/**
 * Cuts a script into sentences and decides how each is said.
 *
 * @throws NarratorError `nothing-to-say` when no word of it can be said, `too-long` beyond the limits
 */
export function planNarration(
  segments: readonly NarrationSegment[],
  said: Readonly<Record<string, string>> = {},
): readonly PlannedSegment[] {
  const characters = segments.reduce((sum, segment) => sum + segment.text.length, 0);
  if (characters > SPEECH_LIMITS.scriptCharacters || segments.length > SPEECH_LIMITS.segments) {
    throw new NarratorError('too-long', 'This text is too long to be read aloud in one piece.');
  }
  const planned = segments.map(({ id, text }) => ({ id, text, sentences: planSentences(text, said) }));
  const sentences = planned.flatMap((segment) => segment.sentences);
  const spoken = sentences.reduce((sum, { plan }) => sum + spokenCharacters(plan.parts), 0);
  if (spoken === 0) throw new NarratorError('nothing-to-say', 'There is nothing here that can be read aloud.');
  if (spoken > SPEECH_LIMITS.spokenCharacters || sentences.length > SPEECH_LIMITS.sentences) {
    throw new NarratorError('too-long', 'This text is too long to be read aloud in one piece.');
  }
  return planned;
}

function planSentences(text: string, said: Readonly<Record<string, string>>): readonly PlannedSentence[] {
  return splitSentences(text)
    .map(({ from, to }) => ({ from, to, plan: normaliseForSpeech(text.slice(from, to), said) }))
    .filter((sentence) => sentence.plan.parts.length > 0)
    .flatMap(divideSentence);
}
