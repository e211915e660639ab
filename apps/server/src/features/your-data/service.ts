import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { LIMITS, type DataCounts, type Restored } from '@storylantern/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/database/open-database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { forgetRendered } from '../../platform/http/rendered-pieces.ts';
import type { MediaLibrary } from '../../platform/media/media-library.ts';
import { checkUpload, type CheckedFamily } from './check-upload.ts';
import { countData } from './counts.ts';
import { deleteFamily, wipeLeftovers } from './delete-family.ts';
import { exportFamily } from './export-family.ts';
import { FamilyRestore } from './restore-family.ts';
import type { Section } from '../../platform/family-data/section.ts';
import type { TransferFolder } from './transfer-folder.ts';
import { writeZip } from './write-zip.ts';
import { ZipFile } from './zip-file.ts';

/** Work in hand ends at once when it is told to; whatever does not is not waited for any longer. */
const LET_GO_MS = 10_000;
/** What a zip has besides pictures and sound, generously: a zip of more than 4 GB could not be read back. */
const ROOM_FOR_TEXT = 256 * 1024 * 1024;

/** What a family's data is taken along, brought back and deleted with. */
export interface YourDataParts {
  readonly database: Database;
  readonly media: MediaLibrary;
  readonly transfers: TransferFolder;
  /** Everything there is, pieces before what names them. */
  readonly sections: readonly Section[];
  readonly country: (householdId: number) => Promise<string | null>;
  /** Tells the job runner that there is something new to do. */
  readonly wake: () => void;
  /** Stops the work in hand for a household. */
  readonly letGo: (householdId: number, waitMs: number) => Promise<void>;
}

const tooLarge = () => new AppError('too-large', 'This file is larger than a download can be, so nothing was changed.');

const noRoom = (cause: unknown) =>
  new AppError(
    'not-ready',
    'The computer that runs Storylantern has no room left for this file, so nothing was changed. Please make room and try again.',
    { cause },
  );
const notWhole = () => new AppError('bad-request', 'The file did not arrive whole, so nothing was changed.');

/** What a failure means to a parent: no room on the disk, or a caller that hung up. Others are faults of ours. */
function inWords(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') return noRoom(error);
  return code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE' ? notWhole() : error;
}

/** Passes bytes on, up to the limit. */
async function* limited(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > LIMITS.restoreBytes) throw tooLarge();
    yield chunk;
  }
}

/** Everything a family has, as one thing. The acting household is the first argument of everything. */
export class YourDataService {
  readonly #parts: YourDataParts;
  /** Households whose data is being restored or deleted by this process. */
  readonly #busy = new Set<number>();

  constructor(parts: YourDataParts) {
    this.#parts = parts;
  }

  async count(householdId: number): Promise<{ counts: DataCounts; fileBytes: number }> {
    return countData(this.#parts.database.db, householdId);
  }

  /**
   * The zip, put together while it is read.
   * @throws AppError when there is more than a zip can hold.
   */
  async export(householdId: number, now: Date, log: FastifyBaseLogger): Promise<Readable> {
    const { fileBytes } = await this.count(householdId);
    if (fileBytes > LIMITS.restoreBytes - ROOM_FOR_TEXT) {
      throw new AppError(
        'too-large',
        'There is more than fits into one zip (4 GB). Please copy the data folder instead, as the handbook says.',
      );
    }
    const { database, media, transfers, sections, country } = this.#parts;
    const parts = { database, store: media.store, transfers, sections, country };
    return Readable.from(writeZip(exportFamily(parts, householdId, now, log)), { objectMode: false });
  }

  /**
   * Brings a zip back: first all of it is checked, then all of it is written.
   * @throws AppError with a sentence for the parent when it is not ours or damaged; nothing has changed then.
   */
  async restore(householdId: number, body: AsyncIterable<Uint8Array>): Promise<Restored> {
    return this.#alone(householdId, async () => {
      const upload = this.#parts.transfers.scratch();
      try {
        await pipeline(limited(body), createWriteStream(upload.path, { flags: 'wx' }));
        const zip = await ZipFile.open(upload.path);
        try {
          return await this.#write(householdId, await checkUpload(zip, this.#parts.sections));
        } finally {
          await zip.close();
        }
      } catch (error) {
        throw inWords(error);
      } finally {
        await upload.remove();
      }
    });
  }

  /** Deletes everything at once, files included, and sees to it that nothing in hand writes any of it again. */
  async delete(householdId: number): Promise<{ deleted: DataCounts }> {
    return this.#alone(householdId, async () => {
      const { database, media, letGo } = this.#parts;
      const { counts } = await this.count(householdId);
      const files = await deleteFamily(database, householdId);
      forgetRendered(householdId);
      await letGo(householdId, LET_GO_MS);
      await media.discard([...new Set([...files, ...media.madeLatelyFor(householdId)])], householdId);
      await wipeLeftovers(database);
      return { deleted: counts };
    });
  }

  async #write(householdId: number, family: CheckedFamily): Promise<Restored> {
    const { database, media } = this.#parts;
    const put: string[] = [];
    try {
      const now = new Date();
      await this.#putMissing(householdId, family, put);
      const restored = await database.db
        .transaction()
        .execute((queries) => new FamilyRestore(queries, media, { householdId, now }).write(family));
      this.#parts.wake();
      return restored;
    } finally {
      // After a failure all of them; else those of pieces that were here already and stayed as they are.
      await media.discard(put);
    }
  }

  /** Puts the files the household does not have yet, and tells which were in nobody's hands before. */
  async #putMissing(householdId: number, { lists, media: bytesOf }: CheckedFamily, put: string[]): Promise<void> {
    const { database, media } = this.#parts;
    const needed = new Set(
      lists.flatMap(({ section, pieces }) => pieces.flatMap((piece) => section.files(piece))).map(({ file }) => file),
    );
    const owned = await database.db
      .selectFrom('media_reference')
      .select('file')
      .where('household_id', '=', householdId)
      .execute();
    for (const { file } of owned) needed.delete(file);
    for (const file of needed) {
      const extension = file.slice(file.lastIndexOf('.') + 1);
      if (extension !== 'webp' && extension !== 'mp3' && extension !== 'json') throw new Error(`${file} is no media`);
      put.push(file);
      await media.put(await bytesOf(file), extension, new Date());
    }
  }

  async #alone<Result>(householdId: number, work: () => Promise<Result>): Promise<Result> {
    if (this.#busy.has(householdId)) {
      throw new AppError(
        'conflict',
        'Your data is being restored or deleted right now. Please wait until that is done.',
      );
    }
    this.#busy.add(householdId);
    try {
      return await work();
    } finally {
      this.#busy.delete(householdId);
    }
  }
}
