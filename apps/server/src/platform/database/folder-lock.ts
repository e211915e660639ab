import { accessSync, constants, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The data folder cannot be used; the message is one line for the person at the terminal. */
export class DataFolderError extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'DataFolderError';
  }
}

/**
 * Makes the data folder and takes it for this process. The lock is an exclusive transaction held open in a small
 * SQLite file: the kernel lets go of it however the process ends, so no stale lock can be left behind.
 * @returns what lets the folder go again.
 * @throws DataFolderError when the folder cannot be written or another process has it.
 */
export function lockDataFolder(dataDir: string): () => void {
  const folder = resolve(dataDir);
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new DataFolderError(`The data folder ${folder} cannot be written to. Choose another with DATA_DIR.`, error);
  }
  try {
    const lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
    lock.exec('pragma locking_mode = exclusive; begin exclusive;');
    return () => lock.close();
  } catch (error) {
    if (/locked/i.test(error instanceof Error ? error.message : '')) {
      throw new DataFolderError(
        `Another Storylantern is already running on the data folder ${folder}. Stop it, or choose another with DATA_DIR.`,
        error,
      );
    }
    throw new DataFolderError(`The data folder ${folder} cannot be written to. Choose another with DATA_DIR.`, error);
  }
}
