import {
  storySchema,
  type NarrationManifest,
  type OccasionsOfChild,
  type RelatedStory,
  type Story,
  type StorySummary,
} from '@storylantern/contract';
import type { Database, Queries } from '../../platform/database/open-database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { render, type Rendered } from '../../platform/http/rendered.ts';
import { RenderedPieces } from '../../platform/http/rendered-pieces.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import { coverUrl } from '../../platform/http/cover-address.ts';
import { isRestorable, RESTORABLE_MS } from '../../platform/restorable.ts';
import * as stored from './repository.ts';
import { CLEAR_AWAY_JOB, NARRATION_JOB, type StoryJobPayload } from './story-jobs.ts';
import {
  readCover,
  readManifest,
  readOccasion,
  toStory,
  toSummary,
  type ExpectedMakers,
  type StoredCover,
} from './stored-story.ts';
import { findVersionPicture } from './version-repository.ts';

const RELATED = 4;
export const unknownStory = () =>
  new AppError('not-found', "Sorry, we couldn't find this story. It may have been deleted.");
/** What stories are read and changed with. */
export interface StoryServiceParts {
  readonly database: Database;
  readonly expected: ExpectedMakers;
  /** Tells the job runner that there is something new to do. */
  readonly wake: () => void;
}

/** The rules of stories. The acting household is the first argument of everything: what is not its own is not there. */
export class StoryService {
  readonly #parts: StoryServiceParts;
  readonly #rendered = new RenderedPieces<Story>();

  constructor(parts: StoryServiceParts) {
    this.#parts = parts;
  }

  async get(householdId: number, id: string): Promise<Rendered<Story>> {
    const { db } = this.#parts.database;
    const now = await stored.findRevision(db, { householdId, id });
    const kept = now && this.#rendered.get(householdId, id, now.revision);
    if (kept) return kept;
    const row = await stored.findStory(db, { householdId, id });
    if (!row) throw unknownStory();
    const body = render(storySchema, toStory(row, this.#parts.expected));
    this.#rendered.keep(householdId, id, row.revision, body);
    return body;
  }

  async related(householdId: number, id: string): Promise<RelatedStory[]> {
    const story = await stored.findStory(this.#parts.database.db, { householdId, id });
    if (!story) throw unknownStory();
    const rows = await stored.listRelated(
      this.#parts.database.db,
      { householdId, id, situation: story.situation, childName: story.child_name },
      RELATED,
    );
    return rows.map((row) => ({ id: row.id, title: row.title, imageUrl: coverUrl('story', row.id) }));
  }

  /** How many stories each child has of those that help, and of those that applaud. */
  async occasions(householdId: number): Promise<OccasionsOfChild[]> {
    const children = new Map<string, OccasionsOfChild>();
    for (const { child_name, occasion, stories } of await stored.countOccasions(this.#parts.database.db, householdId)) {
      const known = children.get(child_name) ?? { childName: child_name, help: 0, celebrate: 0 };
      children.set(child_name, { ...known, [readOccasion(occasion)]: known[readOccasion(occasion)] + stories });
    }
    return [...children.values()];
  }

  async save(householdId: number, id: string): Promise<{ id: string; savedAt: string }> {
    const saved = await stored.markSaved(this.#parts.database.db, { householdId, id }, new Date());
    if (!saved?.saved_at) throw unknownStory();
    return { id: saved.id, savedAt: saved.saved_at };
  }

  /** Takes a story out of the library; it is cleared away for good when it can no longer be restored. */
  async delete(householdId: number, id: string): Promise<{ id: string; restorableUntil: string }> {
    const now = new Date();
    return this.#parts.database.db.transaction().execute(async (queries) => {
      const before = await stored.findSummary(queries, { householdId, id });
      if (!before) throw unknownStory();
      const deleted = await stored.markDeleted(queries, { householdId, id }, now);
      if (!deleted?.deleted_at) throw unknownStory();
      const until = new Date(Date.parse(deleted.deleted_at) + RESTORABLE_MS);
      if (before.deleted_at === null) await this.#enqueue(queries, householdId, CLEAR_AWAY_JOB, { storyId: id }, until);
      return { id, restorableUntil: until.toISOString() };
    });
  }

  async restore(householdId: number, id: string): Promise<StorySummary> {
    return this.#parts.database.db.transaction().execute(async (queries) => {
      const row = await stored.findSummary(queries, { householdId, id });
      if (!row) throw unknownStory();
      if (row.deleted_at !== null && !isRestorable(row.deleted_at, new Date())) throw unknownStory();
      await stored.markRestored(queries, { householdId, id });
      return toSummary(row);
    });
  }

  async narration(householdId: number, id: string): Promise<NarrationManifest> {
    const row = await stored.findManifest(this.#parts.database.db, { householdId, id });
    if (!row?.manifest) throw new AppError('not-found', 'The narration of this story is not ready yet.');
    return readManifest(row.manifest);
  }

  /** Has a story spoken again, unless it is just so already. `nameSaid` undefined: as before; null or '': as spelled. */
  async narrateAgain(
    householdId: number,
    id: string,
    nameSaid: string | null | undefined,
  ): Promise<Story['narration']> {
    const again = await this.#parts.database.db.transaction().execute(async (queries) => {
      const story = await stored.findStory(queries, { householdId, id });
      if (!story) throw unknownStory();
      const said = nameSaid === undefined ? story.name_said : nameSaid || null;
      if (said === story.name_said && story.narration_state !== 'failed') return toStory(story, this.#parts.expected);
      const begun = await stored.beginNarration(queries, { householdId, id }, said);
      if (!begun) throw unknownStory();
      await this.#enqueue(queries, householdId, NARRATION_JOB, { storyId: id, round: begun.narration_round });
      return undefined;
    });
    if (again) return again.narration;
    this.#parts.wake();
    return { state: 'waiting' };
  }

  /** The picture of a round, or the one that is shown now, as it stands; undefined while it waits to be drawn. */
  async cover(householdId: number, id: string, round: number | undefined): Promise<StoredCover | undefined> {
    const { db } = this.#parts.database;
    const story = await stored.findCover(db, { householdId, id });
    if (!story) throw unknownStory();
    const isShown = round === undefined || round === story.picture_round;
    const row = isShown ? story : await findVersionPicture(db, { householdId, id }, round);
    if (!row) throw unknownStory();
    return row.cover === null ? undefined : readCover(row.cover);
  }

  async #enqueue(
    queries: Queries,
    householdId: number,
    kind: string,
    payload: StoryJobPayload,
    runAt?: Date,
  ): Promise<void> {
    await enqueueJob(queries, { householdId, kind, payload, ...(runAt ? { runAt } : {}) }, new Date());
  }
}
