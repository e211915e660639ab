import { accessSync, constants, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartFault } from '../start-fault.ts';

const unwritable = (folder: string, cause: unknown) =>
  new StartFault(`The data folder ${folder} cannot be written to. Choose another with DATA_DIR.`, cause);

/**
 * Makes the data folder, or one in it, when it is not there.
 * @throws StartFault when it cannot be made or written to.
 */
export function makeDataFolder(dataDir: string): string {
  const folder = resolve(dataDir);
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
    return folder;
  } catch (error) {
    throw unwritable(folder, error);
  }
}

/**
 * Makes the data folder and takes it for this process. The lock is an exclusive transaction held open in a small
 * SQLite file: the kernel lets go of it however the process ends, so no stale lock can be left behind.
 * @returns what lets the folder go again.
 * @throws StartFault when the folder cannot be written or another process has it.
 */
export function lockDataFolder(dataDir: string): () => void {
  const folder = makeDataFolder(dataDir);
  try {
    const lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
    lock.exec('pragma locking_mode = exclusive; begin exclusive;');
    return () => lock.close();
  } catch (error) {
    if (!/locked/i.test(error instanceof Error ? error.message : '')) throw unwritable(folder, error);
    throw new StartFault(
      `Another Storylantern is already running on the data folder ${folder}. Stop it, or choose another with DATA_DIR.`,
      error,
    );
  }
}
