import type { Clip, TimedWord } from '../clip.ts';
import { NarratorError } from '../narrator-error.ts';
import type { PlannedSegment } from '../plan-narration.ts';
import { sharedTime } from '../shared-time.ts';
import { NARRATION_RATE } from '../sound/polish.ts';
import type { SpeechPart, SpeechPlan } from '../text/speech-plan.ts';
import { spokenRuns } from './plan-foreign-speech.ts';

/**
 * One clip for each sentence of a narration, from one for each of its spoken stretches in order: the silences that the
 * narrator keeps itself are put between them.
 *
 * @throws NarratorError `bad-clip` when there are fewer or more clips than stretches
 */
export function joinForeignSpeech(segments: readonly PlannedSegment[], stretches: readonly Clip[]): readonly Clip[] {
  const waiting = stretches.toReversed();
  const sentences = segments.flatMap((segment) => segment.sentences.map(({ plan }) => sentenceOf(plan, waiting)));
  if (waiting.length > 0) throw new NarratorError('bad-clip', 'More was spoken than this narration has.');
  return sentences;
}

function sentenceOf(plan: SpeechPlan, waiting: Clip[]): Clip {
  const placed: { pcm: Float32Array; at: number }[] = [];
  const words: TimedWord[] = [];
  let seconds = 0;
  for (const parts of spokenRuns(plan.parts)) {
    const pause = pauseIn(parts);
    const clip = pause ?? waiting.pop();
    if (!clip) throw new NarratorError('bad-clip', 'A sentence of this narration was not spoken.');
    for (const word of clip.words) words.push({ ...word, start: word.start + seconds, end: word.end + seconds });
    placed.push({ pcm: clip.pcm, at: Math.round(seconds * NARRATION_RATE) });
    seconds += clip.seconds;
  }
  return {
    pcm: mixed(placed),
    seconds,
    quietBefore: pauseIn(plan.parts.slice(0, 1))?.seconds ?? 0,
    quietAfter: pauseIn(plan.parts.slice(-1))?.seconds ?? 0,
    words,
  };
}

function pauseIn([part]: readonly SpeechPart[]): Clip | undefined {
  if (part?.kind !== 'pause') return undefined;
  const pcm = new Float32Array(Math.round(part.seconds * NARRATION_RATE));
  const seconds = pcm.length / NARRATION_RATE;
  return {
    pcm,
    seconds,
    quietBefore: seconds,
    quietAfter: seconds,
    words: sharedTime(part.spans, { start: 0, end: seconds }),
  };
}

/** Adds the sounds up, each at its sample: one dies away under the silence after it. */
function mixed(placed: readonly { pcm: Float32Array; at: number }[]): Float32Array {
  const whole = new Float32Array(placed.reduce((most, { pcm, at }) => Math.max(most, at + pcm.length), 0));
  for (const { pcm, at } of placed) {
    for (let sample = 0; sample < pcm.length; sample++) {
      whole[at + sample] = (whole[at + sample] ?? 0) + (pcm[sample] ?? 0);
    }
  }
  return whole;
}
