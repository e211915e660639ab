import type { WordSounds } from '../../makers/maker.ts';
import type { EmbeddedNarrator } from '../../makers/voice/embedded-narrator.ts';
import { WorkerPoolError } from '../../platform/workers/worker-pool-error.ts';

/** The voice knows a word in some 20 ms; behind long narrations a song is rather written by the rules of spelling. */
const LISTENING_MS = 2_000;

/**
 * Asks the voice how words sound that no dictionary has, and those that are `said` another way. When it is busy or cannot, the answer is empty, and the words
 * are sung as they are spelled.
 */
export async function wordSounds(
  narrator: Pick<EmbeddedNarrator, 'sounds'>,
  unheard: readonly string[],
  said: Readonly<Record<string, string>>,
): Promise<WordSounds> {
  const words = [...new Set([...unheard, ...Object.keys(said).map((word) => word.toLowerCase())])];
  if (words.length === 0) return {};
  const signal = AbortSignal.timeout(LISTENING_MS);
  try {
    return await narrator.sounds(words, said, { signal });
  } catch (error) {
    if (!signal.aborted && !(error instanceof WorkerPoolError)) throw error;
    process.emitWarning('The voice was too busy to say a word; the song is written by its spelling.');
    return {};
  }
}
