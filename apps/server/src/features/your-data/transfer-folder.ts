import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDataFolder } from '../../platform/database/folder-lock.ts';

/** Longer than any download or upload takes; other processes may be at work in the same folder. */
const LEFT_MS = 24 * 60 * 60 * 1_000;

/** A file that is only there while it is used. */
export interface ScratchFile {
  readonly path: string;
  remove(): Promise<void>;
}

/** Where a download is put together and an upload is read from. Opening it clears what a crash left behind. */
export class TransferFolder {
  readonly #folder: string;

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'transfers');
    const before = Date.now() - LEFT_MS;
    const left = statSync(this.#folder, { throwIfNoEntry: false }) ? readdirSync(this.#folder) : [];
    for (const name of left) {
      const found = statSync(join(this.#folder, name), { throwIfNoEntry: false });
      if (found && found.mtimeMs < before) rmSync(join(this.#folder, name), { force: true });
    }
  }

  /** A name for a new file, which is made by whoever writes it. */
  scratch(): ScratchFile {
    makeDataFolder(this.#folder);
    const path = join(this.#folder, randomUUID());
    return { path, remove: () => rm(path, { force: true }) };
  }
}
