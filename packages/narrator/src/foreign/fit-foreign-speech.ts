import type { Clip } from '../clip.ts';
import { NarratorError } from '../narrator-error.ts';
import { NARRATION_RATE } from '../sound/polish.ts';
import { alignForeignSpeech, SURE_ENOUGH } from './align-foreign-speech.ts';
import { cutForeignSpeech } from './cut-foreign-speech.ts';

/**
 * The sound of a passage in another voice (mono, at the narrator's rate) as one clip for each stretch of it, its words
 * timed. `reference` holds the same stretches as the narrator's own voice speaks them.
 *
 * @throws NarratorError `bad-sound` when the sound is empty, silent, of an unfitting length, or says something else
 */
export function fitForeignSpeech(reference: readonly Clip[], pcm: Float32Array): readonly Clip[] {
  const { words, confidence } = alignForeignSpeech(reference, { pcm, sampleRate: NARRATION_RATE });
  if (confidence < SURE_ENOUGH) throw new NarratorError('bad-sound', 'This sound does not say the text.');
  return cutForeignSpeech(reference, pcm, words);
}
