import type { Maker, PagePicture, Picture } from '@storylantern/contract';
import { WorkerPoolError } from '../../platform/workers/worker-pool-error.ts';
import { createWorkerPool } from '../../platform/workers/worker-pool.ts';
import type { DrawnPicture, Illustrator } from '../maker.ts';
import type { Rasteriser, RasterWork } from './raster-worker.ts';
import type { PictureSize } from './receive-picture.ts';

type Raster = Awaited<ReturnType<RasterWork['draw']>>;

/** How long one picture may take, in milliseconds; some forty times what it needs. */
const DEADLINE_MS = 15_000;

/** As long as it takes to fill in the form; each process holds some 200 MB meanwhile. */
const IDLE_MS = 120_000;

const MAKER: Maker = { by: 'embedded', name: "Storylantern's own illustrator" };

export interface EmbeddedIllustratorOptions {
  /** Processes at most. Default: the machine's cores, at most 2. */
  readonly processes?: number;
  /** Milliseconds without a picture after which the processes end. Default two minutes. */
  readonly idleMs?: number;
}

/** The illustrator on this machine, in processes of its own that start with the first picture. */
export interface EmbeddedIllustrator extends Illustrator {
  /**
   * Starts processes if they are not there, one unless said otherwise: called when a parent opens a page, so that
   * their first picture comes at once.
   */
  warm(processes?: number): Promise<void>;
  /**
   * A picture that somebody else made, in our widths and shape; null when there is nothing to show in it. Rejects with a
   * WorkerPoolError when it ends the process that reads it, or hangs it.
   */
  receive(
    bytes: Uint8Array,
    options?: { readonly signal?: AbortSignal | undefined },
  ): Promise<DrawnPicture['images'] | null>;
  /** How large such a picture is, in pixels; null when it cannot be decoded. */
  measure(bytes: Uint8Array): Promise<PictureSize | null>;
  close(): Promise<void>;
}

/**
 * Makes the embedded illustrator. A picture whose process ends or hangs is drawn once more by a second rasteriser in
 * another process; drawing rejects with that one's WorkerPoolError when it fails as well.
 */
export function createEmbeddedIllustrator(options: EmbeddedIllustratorOptions = {}): EmbeddedIllustrator {
  const pool = createWorkerPool<RasterWork>({
    file: new URL('./raster-worker.ts', import.meta.url),
    kind: 'process',
    ...(options.processes ? { size: options.processes } : {}),
    idleMs: options.idleMs ?? IDLE_MS,
  });

  const again = (error: unknown): boolean =>
    !(error instanceof WorkerPoolError) || error.code === 'crashed' || error.code === 'deadline';

  /** Draws with the first rasteriser and, when that ends its process or hangs, once more with the second. */
  const drawn = async (
    work: (rasteriser: Rasteriser, task: { deadlineMs: number; signal: AbortSignal | undefined }) => Promise<Raster>,
    signal: AbortSignal | undefined,
  ): Promise<DrawnPicture> => {
    const task = { deadlineMs: DEADLINE_MS, signal };
    const raster = await work('resvg', task).catch((error: unknown) => {
      signal?.throwIfAborted();
      if (!again(error)) throw error;
      process.emitWarning(`A picture is drawn by the second rasteriser: ${String(error)}`);
      return work('librsvg', task);
    });
    return { ...raster, mime: 'image/webp', maker: MAKER };
  };

  return {
    draw: (picture: Picture, { signal } = {}) =>
      drawn((rasteriser, task) => pool.run('draw', [picture, rasteriser], task), signal),
    drawPage: (picture: PagePicture, { signal } = {}) =>
      drawn((rasteriser, task) => pool.run('drawPage', [picture, rasteriser], task), signal),
    receive: (bytes, { signal } = {}) => pool.run('receive', [bytes], { deadlineMs: DEADLINE_MS, signal }),
    measure: (bytes) => pool.run('measure', [bytes], { deadlineMs: DEADLINE_MS }),
    async warm(processes = 1) {
      const each = Array.from({ length: Math.min(processes, pool.size) }, () =>
        pool.run('warm', [], { deadlineMs: DEADLINE_MS }),
      );
      await Promise.all(each);
    },
    close: () => pool.close(),
  };
}
