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

const unwritable = (folder: string, cause: unknown) =>
  new DataFolderError(`The data folder ${folder} cannot be written to. Choose another with DATA_DIR.`, cause);

/** What to say when the database in a data folder cannot be opened. */
export const unusableDatabase = (dataDir: string, cause: unknown): DataFolderError => {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new DataFolderError(`The database in the data folder ${resolve(dataDir)} cannot be used: ${why}.`, cause);
};

/**
 * Makes the data folder when it is not there.
 * @throws DataFolderError when it cannot be made or written to.
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
 * @throws DataFolderError when the folder cannot be written or another process has it.
 */
export function lockDataFolder(dataDir: string): () => void {
  const folder = makeDataFolder(dataDir);
  try {
    const lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
    lock.exec('pragma locking_mode = exclusive; begin exclusive;');
    return () => lock.close();
  } catch (error) {
    if (!/locked/i.test(error instanceof Error ? error.message : '')) throw unwritable(folder, error);
    throw new DataFolderError(
      `Another Storylantern is already running on the data folder ${folder}. Stop it, or choose another with DATA_DIR.`,
      error,
    );
  }
}
