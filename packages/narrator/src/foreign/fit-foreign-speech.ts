import type { Clip } from '../clip.ts';
import type { SpeechEngine } from '../engine/speech-engine.ts';
import { NarratorError } from '../narrator-error.ts';
import { NARRATION_RATE } from '../sound/polish.ts';
import type { SpeechPlan } from '../text/speech-plan.ts';
import { alignForeignSpeech, SURE_ENOUGH } from './align-foreign-speech.ts';
import { cutForeignSpeech } from './cut-foreign-speech.ts';
import { CAREFUL_REHEARSAL, QUICK_REHEARSAL, rehearse } from './rehearse.ts';

/** Of so few words the careful voice tells more, and is as quick. */
const FEW_WORDS = 8;

/**
 * The sound of a passage in another voice (mono, at the narrator's rate) as one clip for each stretch of it, its words
 * timed. The stretches are rehearsed in the quick voice; when that is not like enough, in the storyteller's.
 *
 * @throws NarratorError `bad-sound` when the sound is empty, silent, of an unfitting length, or says something else;
 *   `engine-failed` when the engine stops
 */
export function fitForeignSpeech(
  engine: SpeechEngine,
  plans: readonly SpeechPlan[],
  pcm: Float32Array,
): readonly Clip[] {
  const words = plans
    .flatMap(({ parts }) => parts)
    .reduce((sum, part) => sum + (part.kind === 'speech' ? part.units.length : 0), 0);
  for (const voice of words < FEW_WORDS ? [CAREFUL_REHEARSAL] : [QUICK_REHEARSAL, CAREFUL_REHEARSAL]) {
    const rehearsal = rehearse(engine, plans, voice);
    const { words: times, confidence } = alignForeignSpeech(rehearsal, { pcm, sampleRate: NARRATION_RATE });
    if (confidence >= SURE_ENOUGH) return cutForeignSpeech(rehearsal.stretches, pcm, times);
  }
  throw new NarratorError('bad-sound', 'This sound does not say the text.');
}
