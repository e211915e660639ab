import { LIMITS, storySchema, type Story, type VersionOrigin } from '@storylantern/contract';
import type { Selectable } from 'kysely';
import type { Database, Queries } from '../../platform/database/open-database.ts';
import type { StoryTable } from '../../platform/database/tables.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { render, type Rendered } from '../../platform/http/rendered.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import { holdOffDeletion } from '../../platform/making/deletions.ts';
import { searchText } from '../../platform/search/search-text.ts';
import * as stored from './repository.ts';
import { unknownStory } from './service.ts';
import { COVER_JOB, NARRATION_JOB, type StoryJobPayload } from './story-jobs.ts';
import { readContent, toStory, type ExpectedMakers } from './stored-story.ts';
import { firstVersion } from './stored-version.ts';
import { findLast, findVersion, insertVersion, versionedOf, type Versioned } from './version-repository.ts';

/** A story as it is stored, but for the times of its words. */
export type StoryRow = Omit<Selectable<StoryTable>, 'manifest'>;

export const CHANGED_ELSEWHERE =
  'This story was changed somewhere else in the meantime. Please look at it again before you change it.';
const FULL = `We keep ${LIMITS.storyVersions} versions of a story, and this one has them all. Any of them can be read again; for more, please tell a new story.`;

/** What a new version comes from. */
export interface Origin {
  readonly origin: VersionOrigin;
  /** The version that was looked at when it was asked for; undefined when it does not matter. */
  readonly version: number | undefined;
  /** The version that is gone back to. */
  readonly of: number | null;
}

/** The columns in which a new version is another than the one before. */
type Difference = Partial<Versioned>;

/** What versions are made with. */
export interface VersionMakerParts {
  readonly database: Database;
  readonly expected: ExpectedMakers;
  /** Tells the job runner that there is something new to do. */
  readonly wake: () => void;
}

/** Makes the next version of a story, in one transaction with the jobs that follow from it. */
export class VersionMaker {
  readonly #parts: VersionMakerParts;

  constructor(parts: VersionMakerParts) {
    this.#parts = parts;
  }

  /**
   * Makes the next version of a story from what is different in it, with the jobs that follow. `different` gets the story
   * as it is, held for this change, and the round of its latest picture; undefined: nothing is.
   */
  async make(
    key: stored.StoryKey,
    origin: Origin,
    different: (queries: Queries, before: StoryRow, picture: number) => Promise<Difference | undefined>,
  ): Promise<Rendered<Story>> {
    const body = await this.#parts.database.db.transaction().execute(async (queries) => {
      await holdOffDeletion(queries, key.householdId);
      const before = await stored.beginChange(queries, key);
      if (!before) throw unknownStory();
      const done = await isDone(queries, before, origin);
      if (!done && origin.version !== undefined && origin.version !== before.version) {
        throw new AppError('conflict', CHANGED_ELSEWHERE);
      }
      const last = await findLast(queries, key);
      const difference = done
        ? undefined
        : await different(queries, before, Math.max(last.picture, before.picture_round));
      if (difference) await this.#write(queries, before, { origin, difference, last: last.number });
      else await stored.takeChangeBack(queries, key);
      const after = await stored.findStory(queries, key);
      if (!after) throw unknownStory();
      return toStory(after, this.#parts.expected);
    });
    this.#parts.wake();
    return render(storySchema, body);
  }

  async #write(
    queries: Queries,
    before: StoryRow,
    { origin: { origin, of }, difference, last }: { origin: Origin; difference: Difference; last: number },
  ): Promise<void> {
    const key = { householdId: before.household_id, id: before.id };
    const now = new Date();
    if (last === 0) await insertVersion(queries, firstVersion(before));
    const after: Versioned = { ...versionedOf(before), ...difference };
    let number = Math.max(last, before.version) + 1;
    if (number > LIMITS.storyVersions) {
      // Going back is always possible: without room for one more version, the earlier one itself is read again.
      if (of === null) throw new AppError('bad-request', FULL);
      number = of;
    } else {
      await insertVersion(queries, {
        ...after,
        story_id: before.id,
        household_id: before.household_id,
        number,
        origin,
        of_number: of,
        from_number: before.version,
        created_at: now.toISOString(),
      });
    }
    await stored.setVersion(queries, key, {
      ...after,
      version: number,
      search_text: searchText(`${after.title} ${before.child_name} ${before.situation_name}`),
    });
    const enqueue = (kind: string, payload: StoryJobPayload) =>
      enqueueJob(queries, { householdId: key.householdId, kind, payload }, now);
    if (difference.cover === null && origin === 'another-picture') {
      await enqueue(COVER_JOB, { storyId: key.id, picture: after.picture_round });
    }
    if (isHeardSame(before, after)) return;
    const begun = await stored.beginNarration(queries, key, before.name_said);
    if (!begun) throw unknownStory();
    await enqueue(NARRATION_JOB, { storyId: key.id, round: begun.narration_round });
  }
}

/** Whether the version that is read came from just this change: it was asked for twice. */
export async function isDone(queries: Queries, story: StoryRow, { origin, version, of }: Origin): Promise<boolean> {
  if (version === story.version || origin === 'edited') return false;
  const now = await findVersion(queries, { householdId: story.household_id, id: story.id }, story.version);
  if (now?.origin !== origin) return false;
  return of === null ? now.from_number === version : now.of_number === of;
}

/** Whether two versions say the same, so that the voice need not say it again. */
function isHeardSame(before: Versioned, after: Versioned): boolean {
  return (
    before.title === after.title && JSON.stringify(readContent(before.text)) === JSON.stringify(readContent(after.text))
  );
}
