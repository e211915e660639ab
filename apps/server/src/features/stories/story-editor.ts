import { randomInt } from 'node:crypto';
import {
  LIMITS,
  storySchema,
  type changeStory,
  type checkStoryText,
  type CustomData,
  type editStoryText,
  type Story,
  type StoryVersion,
  type VersionOrigin,
} from '@storylantern/contract';
import type { Selectable } from 'kysely';
import type * as z from 'zod/mini';
import type { PicturePlanner } from '../../makers.ts';
import type { Database, Queries } from '../../platform/database/open-database.ts';
import type { StoryTable } from '../../platform/database/tables.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { render, type Rendered } from '../../platform/http/rendered.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import { searchText } from '../../platform/search/search-text.ts';
import { anotherScene } from './another-scene.ts';
import * as stored from './repository.ts';
import { unknownStory } from './service.ts';
import { COVER_JOB, NARRATION_JOB, type StoryJobPayload } from './story-jobs.ts';
import type { StoryReteller } from './story-reteller.ts';
import { SEEDS } from './story-writer.ts';
import { readContent, readPicture, toStory, type ExpectedMakers } from './stored-story.ts';
import { firstVersion, toVersion } from './stored-version.ts';
import {
  findLast,
  findVersion,
  insertVersion,
  listVersions,
  versionedOf,
  type Versioned,
} from './version-repository.ts';

type StoryRow = Omit<Selectable<StoryTable>, 'manifest'>;
type Change = z.output<typeof changeStory.body>;
type Edit = z.output<typeof editStoryText.body>;
type Checked = z.output<typeof checkStoryText.body>;
type CheckAnswer = z.input<typeof checkStoryText.success.body>;

const CHANGED_ELSEWHERE =
  'This story was changed somewhere else in the meantime. Please look at it again before you change it.';
const FULL = `We keep ${LIMITS.storyVersions} versions of a story, and this one has them all. Any of them can be read again; for more, please tell a new story.`;

/** What stories are changed with. */
export interface StoryEditorParts {
  readonly database: Database;
  readonly expected: ExpectedMakers;
  readonly reteller: StoryReteller;
  readonly pictures: PicturePlanner;
  /** Tells the job runner that there is something new to do. */
  readonly wake: () => void;
}

/** What a new version comes from. */
interface Origin {
  readonly origin: VersionOrigin;
  /** The version that was looked at when it was asked for; undefined when it does not matter. */
  readonly version: number | undefined;
  /** The version that is gone back to. */
  readonly of: number | null;
}

/** The columns in which a new version is another than the one before. */
type Difference = Partial<Versioned>;

/**
 * What a parent changes in a finished story. Each change is one transaction and makes the story's next version; every
 * version is kept. The same change of the same version asked for twice is one change.
 */
export class StoryEditor {
  readonly #parts: StoryEditorParts;

  constructor(parts: StoryEditorParts) {
    this.#parts = parts;
  }

  /**
   * Tells a story another way, or has another picture drawn for it.
   * @throws AppError `conflict` when it was changed since that version, `bad-request` when it is told so already.
   */
  async change(householdId: number, id: string, { change, version }: Change): Promise<Rendered<Story>> {
    const key = { householdId, id };
    const origin: Origin = { origin: change, version, of: null };
    const story = await this.#read(key);
    if (await isDone(this.#parts.database.db, story, origin)) return this.#rendered(story);
    if (story.version !== version) throw new AppError('conflict', CHANGED_ELSEWHERE);
    if (change === 'another-picture') {
      return this.#makeVersion(key, origin, async (_queries, before, picture) => {
        const scene = anotherScene(readPicture(before.picture), randomInt(SEEDS));
        return {
          picture: JSON.stringify(scene),
          picture_description: this.#parts.pictures.describe(scene, before.child_name),
          picture_round: picture + 1,
          cover: null,
        };
      });
    }
    const told = await this.#parts.reteller.retell(story, change);
    return this.#makeVersion(key, origin, async () => told);
  }

  /** What the criteria say of other words for a paragraph, and whether they may stand at all. Keeps nothing. */
  async check(householdId: number, id: string, { paragraph, text }: Checked): Promise<CheckAnswer> {
    const story = await this.#read({ householdId, id });
    return this.#parts.reteller.check(story, { [paragraph]: text }, undefined);
  }

  /**
   * Puts a parent's own words into a story.
   * @throws AppError `conflict` when it was changed since that version, `unsuitable` for words that must not reach a child.
   */
  async edit(householdId: number, id: string, { version, title, paragraphs }: Edit): Promise<Rendered<Story>> {
    const key = { householdId, id };
    const origin: Origin = { origin: 'edited', version, of: null };
    const edits = Object.fromEntries(paragraphs.map((each) => [each.paragraph, each.text]));
    if (Object.keys(edits).length !== paragraphs.length) {
      throw new AppError('bad-request', 'A paragraph is named twice in this change. Please try again.', {
        field: 'paragraphs',
      });
    }
    const story = await this.#read(key);
    const says = (row: StoryRow): boolean =>
      (title === undefined || title === row.title) &&
      paragraphs.every((each) => readContent(row.text)[each.paragraph] === each.text);
    // What a story says already is no change of it, whichever version it was said in.
    if (says(story)) return this.#rendered(story);
    if (story.version !== version) throw new AppError('conflict', CHANGED_ELSEWHERE);
    const written = await this.#parts.reteller.rewritten(story, edits, title);
    return this.#makeVersion(key, origin, async (_queries, before) => (says(before) ? undefined : written));
  }

  /** What a story was asked for, as the form has it, so that it can be asked for again with more. */
  async wish(householdId: number, id: string): Promise<CustomData> {
    return this.#parts.reteller.wish(await this.#read({ householdId, id }));
  }

  /** Every version of a story, newest first. */
  async versions(householdId: number, id: string): Promise<StoryVersion[]> {
    const key = { householdId, id };
    const story = await this.#read(key);
    const kept = await listVersions(this.#parts.database.db, key);
    return (kept.length === 0 ? [firstVersion(story)] : kept).map((row) => toVersion(row, story.version));
  }

  /**
   * Makes an earlier version the one that is read, with its own picture.
   * @throws AppError `not-found` when there is no such version.
   */
  async goBack(householdId: number, id: string, number: number): Promise<Rendered<Story>> {
    const key = { householdId, id };
    return this.#makeVersion(key, { origin: 'went-back', version: undefined, of: number }, async (queries, before) => {
      if (before.version === number) return undefined;
      const version = await findVersion(queries, key, number);
      if (!version) throw new AppError('not-found', 'This story has no such version.');
      return versionedOf(version);
    });
  }

  async #read(key: stored.StoryKey): Promise<StoryRow> {
    const story = await stored.findStory(this.#parts.database.db, key);
    if (!story) throw unknownStory();
    return story;
  }

  #rendered(story: StoryRow): Rendered<Story> {
    return render(storySchema, toStory(story, this.#parts.expected));
  }

  /**
   * Makes the next version of a story from what is different in it, with the jobs that follow. `different` gets the story
   * as it is, held for this change, and the round of its latest picture; undefined: nothing is.
   */
  async #makeVersion(
    key: stored.StoryKey,
    origin: Origin,
    different: (queries: Queries, before: StoryRow, picture: number) => Promise<Difference | undefined>,
  ): Promise<Rendered<Story>> {
    const body = await this.#parts.database.db.transaction().execute(async (queries) => {
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
      if (of === null) throw new AppError('conflict', FULL);
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
async function isDone(queries: Queries, story: StoryRow, { origin, version, of }: Origin): Promise<boolean> {
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
