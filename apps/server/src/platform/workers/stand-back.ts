import { existsSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/** Where Linux shares the processor out between sessions first: a process of its own session has its weight here. */
const SESSION_WEIGHT = '/proc/self/autogroup';

/**
 * Lets whoever answers requests go first. To be called by workers whose work takes long: then a page is as quick while
 * a story is being spoken and drawn as at any other time. Linux gives each thread a priority of its own; elsewhere only
 * a whole process has one, so there threads stay as they are. `niceness` 12 is a
 * fifteenth of the usual weight, 5 a third, 2 two thirds.
 */
export function standBack(niceness: number): void {
  if (isMainThread || process.platform === 'linux') setPriority(niceness);
  if (isMainThread && existsSync(SESSION_WEIGHT)) writeFileSync(SESSION_WEIGHT, String(niceness));
}
