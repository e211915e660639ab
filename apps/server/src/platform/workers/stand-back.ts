import { setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/** A third of the usual weight: requests and pictures are served first, and other programs do not starve the voice. */
const NICENESS = 5;

/**
 * Lets whoever answers requests go first. To be called by workers whose work takes long: then a page is as quick while
 * a story is being spoken as at any other time. Linux gives each thread a priority of its own; elsewhere only a whole
 * process has one, so there threads stay as they are.
 */
export function standBack(): void {
  if (isMainThread || process.platform === 'linux') setPriority(NICENESS);
}
