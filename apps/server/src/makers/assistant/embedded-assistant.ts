import type { Maker } from '@storylantern/contract';
import { createWorkerPool } from '../../platform/workers/worker-pool.ts';
import type { Assistant } from '../maker.ts';
import type { AssistantWork } from './assistant-worker.ts';

/** The assistant on this machine: rules and authored pages, no key, no account, no outbound request. */
export interface EmbeddedAssistant extends Assistant {
  /** Starts the thread and reads the pages, so that the first answer is as quick as the next. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

/** An answer takes milliseconds and starting the thread a second or two; one that takes this long is stuck and is replaced. */
const STUCK_MS = 20_000;
const WARM_MS = 30_000;
/** A conversation pauses while a parent reads and tries things; the thread waits that long. */
const MAKER: Maker = { by: 'embedded', name: 'Storylantern' };
const IDLE_MS = 15 * 60_000;

/** Makes the embedded assistant. Its thread starts with the first call. */
export function createEmbeddedAssistant(): EmbeddedAssistant {
  const pool = createWorkerPool<AssistantWork>({
    file: new URL('./assistant-worker.ts', import.meta.url),
    size: 1,
    idleMs: IDLE_MS,
  });
  return {
    async answer(conversation, { signal } = {}) {
      return { answer: await pool.run('answer', [conversation], { deadlineMs: STUCK_MS, signal }), maker: MAKER };
    },
    async warm() {
      const hello = { before: [], message: 'hello', child: null, country: null, seed: '1' };
      await pool.run('answer', [hello], { deadlineMs: WARM_MS });
    },
    close: () => pool.close(),
  };
}
