import { setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/** Nice enough that the thread that answers requests is served first, and still done when nothing else is to do. */
const NICENESS = 10;

/**
 * Lets whoever answers requests go first. To be called by workers whose work takes long: then a page is as quick while
 * a story is being spoken as at any other time. Linux gives each thread a priority of its own; elsewhere only a whole
 * process has one, so there threads stay as they are.
 */
export function standBack(): void {
  if (isMainThread || process.platform === 'linux') setPriority(NICENESS);
}
