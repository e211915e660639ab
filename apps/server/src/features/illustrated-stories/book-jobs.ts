import { isNarratorError } from '@storylantern/narrator';
import * as z from 'zod/mini';
import type { Illustrator, NarrationScript, Narrator } from '../../makers/maker.ts';
import { readJson } from '../../platform/database/json-column.ts';
import type { Database, Queries } from '../../platform/database/open-database.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import type { JobKind } from '../../platform/jobs/job-runner.ts';
import type { ClaimedJob, JobLimits } from '../../platform/jobs/job-store.ts';
import type { MediaLibrary } from '../../platform/media/media-library.ts';
import { RESTORABLE_MS } from '../../platform/restorable.ts';
import { findPage, listKeptPages, listPages, setPicture, setPictureFailed } from './page-repository.ts';
import { findKeptBook, purgeBook, setNarration, touchBook, type BookKey } from './repository.ts';
import {
  readCast,
  readSaid,
  readScene,
  readStyle,
  type BookRow,
  type PageRow,
  type StoredImage,
} from './stored-book.ts';
import type { StoredNarration } from './stored-book.ts';

/** The kinds of job a book gives, as the job table names them. */
const PAGE_JOB = 'book-page';
const NARRATION_JOB = 'book-narration';
const CLEAR_AWAY_JOB = 'book-clear-away';

/** Pages in hand at once: the two that are drawn, and one that is being kept meanwhile. */
const PAGES_AT_ONCE = 3;

/** A lease ends soon after its process does, so that a book is not left waiting; it is renewed three times as often. */
const LIMITS: JobLimits = { leaseMs: 15_000, maxFailures: 4, maxAttempts: 50 };
const GIVEN_UP = 'The narration could not be made. The book itself is safe.';
const TOO_LONG = 'This book is too long for our voice to read in one go. Shorter pages can be read aloud.';
const NOTHING_TO_SAY = 'There are no words in this book that our voice can read.';

const pageSchema = z.object({ bookId: z.string(), sceneId: z.string(), round: z.number() });
const narrationSchema = z.object({ bookId: z.string(), round: z.number() });
const bookSchema = z.object({ bookId: z.string() });

interface AskedPage {
  readonly scene_id: string;
  readonly round: number;
  readonly position: number | null;
}

/**
 * Has pages drawn, each by a job of its own, so that several are drawn at once. First pages come before second ones
 * also when several books wait; a page that was taken out comes last.
 */
export async function askForPages(
  queries: Queries,
  { householdId, id }: BookKey,
  pages: readonly AskedPage[],
  now: Date,
): Promise<void> {
  for (const page of pages) {
    const payload: z.infer<typeof pageSchema> = { bookId: id, sceneId: page.scene_id, round: page.round };
    await enqueueJob(queries, { householdId, kind: PAGE_JOB, payload, priority: page.position ?? 99 }, now);
  }
}

/** Has a round of narration spoken. */
export async function askForNarration(
  queries: Queries,
  { householdId, id, round }: BookKey & { readonly round: number },
  now: Date,
): Promise<void> {
  const payload: z.infer<typeof narrationSchema> = { bookId: id, round };
  await enqueueJob(queries, { householdId, kind: NARRATION_JOB, payload }, now);
}

/** Has a deleted book cleared away when it can no longer be brought back. */
export async function askForClearAway(
  queries: Queries,
  { householdId, id }: BookKey,
  runAt: Date,
  now: Date,
): Promise<void> {
  const payload: z.infer<typeof bookSchema> = { bookId: id };
  await enqueueJob(queries, { householdId, kind: CLEAR_AWAY_JOB, payload, runAt }, now);
}

/** What is spoken: the title, then each page under the id of its scene, exactly as it is shown. */
function narrationScript(book: BookRow, pages: readonly PageRow[]): NarrationScript {
  return {
    segments: [{ id: 'title', text: book.title }, ...pages.map((page) => ({ id: page.scene_id, text: page.text }))],
    said: {
      ...readSaid(book.said),
      ...(book.name_said === null || book.child_name === '' ? {} : { [book.child_name]: book.name_said }),
    },
  };
}

/** Who needs the files of a book: each page's picture, and its voice. */
export const pageOwner = (bookId: string, sceneId: string) => `book-page:${bookId}:${sceneId}`;
export const voiceOwner = (bookId: string) => `book-voice:${bookId}`;
const nothing = async (): Promise<void> => undefined;

const readPage = (job: ClaimedJob) => {
  const { bookId: id, sceneId, round } = readJson('job payload', pageSchema, job.payload);
  return { householdId: job.householdId, id, sceneId, round };
};
const readNarration = (job: ClaimedJob) => {
  const { bookId: id, round } = readJson('job payload', narrationSchema, job.payload);
  return { householdId: job.householdId, id, round };
};

/** What the jobs of books are done with. */
export interface BookJobParts {
  readonly database: Database;
  readonly media: MediaLibrary;
  readonly illustrator: Illustrator;
  readonly narrator: Narrator;
}

function pageJob({ database, media, illustrator }: BookJobParts): JobKind {
  return {
    kind: PAGE_JOB,
    slots: PAGES_AT_ONCE,
    limits: LIMITS,
    async run(job, signal) {
      const key = readPage(job);
      const page = await findPage(database.db, key);
      const book = page?.round === key.round ? await findKeptBook(database.db, key) : undefined;
      if (!page || !book) return nothing;
      const picture = {
        scene: readScene(page.scene),
        cast: readCast(book.cast_sheet),
        style: readStyle(book.style),
        seed: page.seed,
      };
      const drawn = await illustrator.drawPage(picture, { signal });
      const images: { file: string; width: number; height: number }[] = [];
      for (const { bytes, width, height } of drawn.images.toSorted((a, b) => a.width - b.width)) {
        images.push({ file: await media.put(bytes, 'webp', new Date(), job.householdId), width, height });
      }
      const image: StoredImage = { images, maker: drawn.maker };
      return async (queries) => {
        if (!(await touchBook(queries, key))) return;
        const result = { image: JSON.stringify(image), description: drawn.description };
        if (!(await setPicture(queries, key, result))) return;
        const owner = { householdId: key.householdId, owner: pageOwner(key.id, key.sceneId) };
        await media.disown(queries, owner);
        for (const { file } of images) await media.own(queries, file, owner);
      };
    },
    async dead(job, queries) {
      const key = readPage(job);
      if (await touchBook(queries, key)) await setPictureFailed(queries, key);
    },
  };
}

function narrationJob({ database, media, narrator }: BookJobParts): JobKind {
  const failed = (message: string) => ({
    narration_state: 'failed',
    narration_message: message,
    narration: null,
    manifest: null,
  });
  return {
    kind: NARRATION_JOB,
    slots: 2,
    limits: LIMITS,
    async run(job, signal) {
      const key = readNarration(job);
      const book = await findKeptBook(database.db, key);
      if (!book || book.narration_round !== key.round) return nothing;
      const script = narrationScript(book, await listPages(database.db, key));
      const spoken = await narrator.narrate(script, { signal }).catch((error: unknown) => {
        // What a parent wrote decides this: trying again would end the same way.
        if (isNarratorError(error) && error.code === 'too-long') return TOO_LONG;
        if (isNarratorError(error) && error.code === 'nothing-to-say') return NOTHING_TO_SAY;
        throw error;
      });
      if (typeof spoken === 'string') return async (queries) => void (await setNarration(queries, key, failed(spoken)));
      const file = await media.put(spoken.audio, 'mp3', new Date(), job.householdId);
      const stored: StoredNarration = { file, seconds: spoken.manifest.seconds, maker: spoken.maker };
      return async (queries) => {
        const written = await setNarration(queries, key, {
          narration_state: 'ready',
          narration_message: null,
          narration: JSON.stringify(stored),
          manifest: JSON.stringify(spoken.manifest),
        });
        if (!written) return;
        const owner = { householdId: key.householdId, owner: voiceOwner(key.id) };
        await media.disown(queries, owner);
        await media.own(queries, file, owner);
      };
    },
    async dead(job, queries) {
      await setNarration(queries, readNarration(job), failed(GIVEN_UP));
    },
  };
}

function clearAwayJob({ database, media }: BookJobParts): JobKind {
  return {
    kind: CLEAR_AWAY_JOB,
    slots: 1,
    limits: LIMITS,
    async run(job) {
      const { householdId } = job;
      const key = { householdId, id: readJson('job payload', bookSchema, job.payload).bookId };
      const book = await findKeptBook(database.db, key);
      if (!book?.deleted_at) return nothing;
      const pages = await listKeptPages(database.db, key);
      return async (queries) => {
        if (!(await purgeBook(queries, key, new Date(Date.now() - RESTORABLE_MS)))) return;
        for (const page of pages) await media.disown(queries, { householdId, owner: pageOwner(key.id, page.scene_id) });
        await media.disown(queries, { householdId, owner: voiceOwner(key.id) });
      };
    },
  };
}

/** Draws the pages of books, speaks books, and clears away what was deleted long ago. */
export const bookJobs = (parts: BookJobParts): JobKind[] => [pageJob(parts), narrationJob(parts), clearAwayJob(parts)];
