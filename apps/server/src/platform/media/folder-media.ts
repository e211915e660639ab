import { randomUUID } from 'node:crypto';
import { createReadStream, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { checkMediaFile, type MediaStore } from './media-store.ts';

const DRAFT = '.tmp';
/** Longer than any file takes to be written; other processes may be writing into the same folder. */
const DRAFT_LEFT_MS = 60 * 60 * 1_000;

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Media as files of one folder, which is made when it is not there. Opening it clears what a crash left half written. */
export class FolderMedia implements MediaStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
    const before = Date.now() - DRAFT_LEFT_MS;
    for (const draft of readdirSync(folder).filter((name) => name.endsWith(DRAFT))) {
      const left = statSync(join(folder, draft), { throwIfNoEntry: false });
      if (left && left.mtimeMs < before) rmSync(join(folder, draft), { force: true });
    }
  }

  async put(file: string, bytes: Uint8Array): Promise<void> {
    checkMediaFile(file);
    // Written beside its place and moved there whole: a reader never sees half a file, whenever the power goes.
    const draft = join(this.#folder, `${randomUUID()}${DRAFT}`);
    try {
      const handle = await open(draft, 'wx');
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(draft, join(this.#folder, file));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    await this.#syncFolder();
  }

  async size(file: string): Promise<number | undefined> {
    checkMediaFile(file);
    try {
      return (await stat(join(this.#folder, file))).size;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async read(file: string, start: number, end: number): Promise<Readable> {
    checkMediaFile(file);
    return createReadStream(join(this.#folder, file), { start, end });
  }

  async remove(file: string): Promise<void> {
    checkMediaFile(file);
    await rm(join(this.#folder, file), { force: true });
  }

  async close(): Promise<void> {
    // No handle is held between calls.
  }

  /** The new name itself must reach the disk, too. Windows cannot open a folder for that, and does not need it. */
  async #syncFolder(): Promise<void> {
    if (process.platform === 'win32') return;
    const folder = await open(this.#folder, 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }
}
