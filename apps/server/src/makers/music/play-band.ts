import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Stereo } from '@storylantern/songwriter';
import type { SongPerformance } from '../maker.ts';

/**
 * Plays the band of a performance in a thread of its own, so that the singer can sing meanwhile. The thread ends with
 * it and gives its memory back. Rejects with what went wrong there.
 */
export async function playBand(performance: SongPerformance): Promise<Stereo> {
  const thread = new Worker(new URL('./band-worker.ts', import.meta.url), { workerData: performance });
  const [band] = (await once(thread, 'message')) as [Stereo];
  return band;
}
