import { existsSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/** Where Linux shares the processor out between sessions first: a process of its own session has its weight here. */
const SESSION_WEIGHT = '/proc/self/autogroup';

/** The setting with which the makers ask for the processor like everything else. A worker inherits it. */
export const STAND_BACK_SETTING = 'MAKERS_STAND_BACK';

/**
 * Lets whoever answers requests go first. To be called by workers whose work takes long: then a page is as quick while
 * a story is being spoken and drawn as at any other time. Linux gives each thread a priority of its own; elsewhere only
 * a whole process has one, so there threads stay as they are. `niceness` 12 is a
 * fifteenth of the usual weight, 5 a third, 2 two thirds. Does nothing where `MAKERS_STAND_BACK` is `no`: beside other
 * programs that never rest, a fifteenth is so little that a song takes minutes.
 */
export function standBack(niceness: number): void {
  if (process.env[STAND_BACK_SETTING] === 'no') return;
  if (isMainThread || process.platform === 'linux') setPriority(niceness);
  if (isMainThread && existsSync(SESSION_WEIGHT)) writeFileSync(SESSION_WEIGHT, String(niceness));
}
