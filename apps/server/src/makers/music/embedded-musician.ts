import type { Maker } from '@storylantern/contract';
import { createWorkerPool } from '../../platform/workers/worker-pool.ts';
import type { Musician } from '../maker.ts';
import type { ScoreWork } from './score-worker.ts';
import type { SoundWork } from './sound-worker.ts';

/**
 * The musician that lives on this machine: no key, no account, no outbound request. Rejects with a WorkerPoolError
 * (`deadline`, `queue-full`, `crashed`, `closed`), or the reason of the signal.
 */
export interface EmbeddedMusician extends Musician {
  /** Starts the composer and the process that sings: called when a parent opens the form. Never needed. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

const MAKER: Maker = { by: 'embedded', name: 'Storylantern band and voice' };
/** Composing takes some 20 ms. */
const COMPOSE_MS = 15_000;
/** A sung song takes some six seconds. */
const PERFORM_MS = 120_000;
const COMPOSER_IDLE_MS = 10 * 60_000;
/** As long as it takes to fill in the form; the process holds some 300 MB after a song. */
const BAND_IDLE_MS = 60_000;

/** Makes the embedded musician. Its thread and its process start with the first song. */
export function createEmbeddedMusician(): EmbeddedMusician {
  const composer = createWorkerPool<ScoreWork>({
    file: new URL('./score-worker.ts', import.meta.url),
    size: 1,
    idleMs: COMPOSER_IDLE_MS,
  });
  // One song at a time: it takes both cores, and what it holds in memory is held once.
  const band = createWorkerPool<SoundWork>({
    file: new URL('./sound-worker.ts', import.meta.url),
    kind: 'process',
    size: 1,
    idleMs: BAND_IDLE_MS,
  });

  return {
    compose: (sheet, { signal } = {}) => composer.run('compose', [sheet], { deadlineMs: COMPOSE_MS, signal }),
    async perform(performance, variant, { signal } = {}) {
      return {
        ...(await band.run('perform', [performance, variant], { deadlineMs: PERFORM_MS, signal })),
        maker: MAKER,
      };
    },
    leadSheet: (sheet, { signal } = {}) => composer.run('leadSheet', [sheet], { deadlineMs: COMPOSE_MS, signal }),
    midi: (sheet, { signal } = {}) => composer.run('midi', [sheet], { deadlineMs: COMPOSE_MS, signal }),
    async warm() {
      await Promise.all([
        composer.run('warm', [], { deadlineMs: COMPOSE_MS }),
        band.run('warm', [], { deadlineMs: COMPOSE_MS }),
      ]);
    },
    async close() {
      await Promise.all([composer.close(), band.close()]);
    },
  };
}
