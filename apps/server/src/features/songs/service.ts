import { songSchema, type Song, type SongManifest, type SongSummary } from '@storylantern/contract';
import type { Musician } from '../../makers/maker.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { RenderedPieces } from '../../platform/http/rendered-pieces.ts';
import { render, type Rendered } from '../../platform/http/rendered.ts';
import { isRestorable, RESTORABLE_MS } from '../../platform/restorable.ts';
import { inTime } from '../../platform/workers/in-time.ts';
import * as stored from './repository.ts';
import { askForClearAway } from './song-jobs.ts';
import {
  readCover,
  readManifest,
  toPerformance,
  toSong,
  toSummary,
  type ExpectedMakers,
  type SongRow,
} from './stored-song.ts';

/** Writing a song down takes milliseconds; a parent waits no longer than this. */
const PRINTING_MS = 10_000;
const BUSY = 'The server is busy right now. Please try again in a moment.';

export const unknownSong = () =>
  new AppError('not-found', "Sorry, we couldn't find this song. It may have been deleted.");

/** What songs are read and kept with. */
export interface SongServiceParts {
  readonly database: Database;
  readonly expected: ExpectedMakers;
  readonly musician: Musician;
}

/** Reads and keeps songs. The acting household is the first argument: what is not its own is not there. */
export class SongService {
  readonly #parts: SongServiceParts;
  readonly #rendered = new RenderedPieces<Song>();

  constructor(parts: SongServiceParts) {
    this.#parts = parts;
  }

  async get(householdId: number, id: string): Promise<Rendered<Song>> {
    const key = { householdId, id };
    const now = await stored.findVersion(this.#parts.database.db, key);
    if (!now) throw unknownSong();
    const kept = this.#rendered.get(householdId, id, now.version);
    if (kept) return kept;
    const row = await this.row(householdId, id);
    const body = render(songSchema, toSong(row, this.#parts.expected));
    this.#rendered.keep(householdId, id, row.version, body);
    return body;
  }

  async list(householdId: number): Promise<SongSummary[]> {
    return (await stored.listSummaries(this.#parts.database.db, householdId)).map(toSummary);
  }

  async words(householdId: number, id: string): Promise<SongManifest> {
    const row = await stored.findManifest(this.#parts.database.db, { householdId, id });
    if (!row) throw unknownSong();
    if (!row.manifest) throw new AppError('not-found', 'The sound of this song is not ready yet.');
    return readManifest(row.manifest);
  }

  /** The tune, chords and words on pages, each an SVG. */
  async leadSheet(householdId: number, id: string): Promise<{ title: string; pages: string[] }> {
    const row = await this.row(householdId, id);
    const pages = await inTime(PRINTING_MS, BUSY, (signal) =>
      this.#parts.musician.leadSheet(toPerformance(row), { signal }),
    );
    return { title: row.title, pages: [...pages] };
  }

  /** The tune, chords and words as a MIDI file, with the song's title. */
  async midi(householdId: number, id: string): Promise<{ title: string; bytes: Uint8Array }> {
    const row = await this.row(householdId, id);
    const bytes = await inTime(PRINTING_MS, BUSY, (signal) =>
      this.#parts.musician.midi(toPerformance(row), { signal }),
    );
    return { title: row.title, bytes };
  }

  async save(householdId: number, id: string): Promise<{ id: string; savedAt: string }> {
    const saved = await stored.markSaved(this.#parts.database.db, { householdId, id }, new Date());
    if (!saved?.saved_at) throw unknownSong();
    return { id: saved.id, savedAt: saved.saved_at };
  }

  /** Takes a song out of the library; it is cleared away for good when it can no longer be restored. */
  async delete(householdId: number, id: string): Promise<{ id: string; restorableUntil: string }> {
    const key = { householdId, id };
    const now = new Date();
    return this.#parts.database.db.transaction().execute(async (queries) => {
      const before = await stored.findSummary(queries, key);
      if (!before) throw unknownSong();
      const deleted = await stored.markDeleted(queries, key, now);
      if (!deleted?.deleted_at) throw unknownSong();
      const until = new Date(Date.parse(deleted.deleted_at) + RESTORABLE_MS);
      if (before.deleted_at === null) await askForClearAway(queries, key, until, now);
      return { id, restorableUntil: until.toISOString() };
    });
  }

  async restore(householdId: number, id: string): Promise<SongSummary> {
    return this.#parts.database.db.transaction().execute(async (queries) => {
      const row = await stored.findSummary(queries, { householdId, id });
      if (!row || (row.deleted_at !== null && !isRestorable(row.deleted_at, new Date()))) throw unknownSong();
      await stored.markRestored(queries, { householdId, id });
      return toSummary(row);
    });
  }

  /** The drawn cover, or that there is none; undefined while it is being drawn. */
  async cover(householdId: number, id: string) {
    const { cover } = await this.row(householdId, id);
    return cover === null ? undefined : readCover(cover);
  }

  /** A song as it stands. */
  async row(householdId: number, id: string): Promise<SongRow> {
    const row = await stored.findSong(this.#parts.database.db, { householdId, id });
    if (!row) throw unknownSong();
    return row;
  }
}
