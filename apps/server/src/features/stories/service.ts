import { randomInt } from 'node:crypto';
import type {
  NarrationManifest,
  Picture,
  RelatedStory,
  Story,
  StoryRequest,
  StorySummary,
} from '@storylantern/contract';
import type { Brief } from '@storylantern/storyteller';
import { storySchema } from '@storylantern/contract';
import { nanoid } from 'nanoid';
import type { ChooseLooks } from '../../makers.ts';
import type { Author } from '../../makers/maker.ts';
import type { StoryScreen } from '../../makers/text/embedded-author.ts';
import type { Database, Queries } from '../../platform/database/open-database.ts';
import { WorkerPoolError } from '../../platform/workers/worker-pool-error.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { enqueueJob } from '../../platform/jobs/job-store.ts';
import { render, type Rendered } from '../../platform/http/rendered.ts';
import { conflictingKey, findByKey, payloadHash, takeKey } from './idempotency.ts';
import { recentTexts } from './recent-texts.ts';
import { planStory } from './plan-story.ts';
import * as stored from './repository.ts';
import { RenderedStories } from './rendered-stories.ts';
import { searchText } from './search-text.ts';
import { CLEAR_AWAY_JOB, COVER_JOB, NARRATION_JOB, RESTORABLE_MS, type StoryJobPayload } from './story-jobs.ts';
import {
  coverUrl,
  readCover,
  readManifest,
  toStory,
  toSummary,
  type ExpectedMakers,
  type StoredCover,
  type StoredText,
} from './stored-story.ts';
import { storyPicture } from './story-picture.ts';

/** How many of the family's latest stories the author is told not to repeat. */
const RECENT = 12;
const RELATED = 4;
/** Waiting for a free writer, and writing: what a parent still waits for in front of the screen. */
const TELLING_MS = 30_000;
/** Seeds stay below this, as a column of whole numbers has 32 bits everywhere. */
const SEEDS = 2 ** 31 - 1;

const unknownStory = () => new AppError('not-found', "Sorry, we couldn't find this story. It may have been deleted.");
const busy = (cause: unknown) =>
  new AppError('not-ready', 'Many stories are being written right now. Please try again in a moment.', { cause });

export interface StoryServiceParts {
  readonly database: Database;
  readonly author: Author;
  readonly screen: StoryScreen;
  readonly expected: ExpectedMakers;
  readonly chooseLooks: ChooseLooks;
  /** Tells the job runner that there is something new to do. */
  readonly wake: () => void;
}

/** Names one request of one household that must make one story only. */
interface GenerationKey {
  readonly householdId: number;
  readonly key: string;
  readonly hash: string;
}

class KeyTaken extends Error {}

/** The rules of stories. The acting household is the first argument of everything: what is not its own is not there. */
export class StoryService {
  readonly #parts: StoryServiceParts;
  /** Requests under way in this process, by household and key: their repetitions wait for the same story. */
  readonly #underWay = new Map<string, { readonly hash: string; readonly story: Promise<string> }>();

  readonly #rendered = new RenderedStories();

  constructor(parts: StoryServiceParts) {
    this.#parts = parts;
  }

  /** Writes a story and returns its id. With a key, the same request sent again returns the same id. */
  async generate(householdId: number, request: StoryRequest, key: string | undefined): Promise<string> {
    if (key === undefined) return this.#tell(householdId, request, undefined);
    const named: GenerationKey = { householdId, key, hash: payloadHash(request) };
    const name = `${householdId} ${key}`;
    const underWay = this.#underWay.get(name);
    if (underWay) {
      if (underWay.hash !== named.hash) throw conflictingKey();
      return underWay.story;
    }
    const story = this.#once(request, named);
    this.#underWay.set(name, { hash: named.hash, story });
    try {
      return await story;
    } finally {
      this.#underWay.delete(name);
    }
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

  async list(householdId: number, search: string | undefined): Promise<StorySummary[]> {
    return (await stored.listSummaries(this.#parts.database.db, householdId, search)).map(toSummary);
  }

  async related(householdId: number, id: string): Promise<RelatedStory[]> {
    const story = await stored.findStory(this.#parts.database.db, { householdId, id });
    if (!story) throw unknownStory();
    const rows = await stored.listRelated(
      this.#parts.database.db,
      { householdId, id, situation: story.situation, childName: story.child_name },
      RELATED,
    );
    return rows.map((row) => ({ id: row.id, title: row.title, imageUrl: coverUrl(row.id) }));
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
      if (row.deleted_at !== null && Date.parse(row.deleted_at) + RESTORABLE_MS < Date.now()) throw unknownStory();
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
  async narrateAgain(householdId: number, id: string, nameSaid: string | null | undefined): Promise<Story['narration']> {
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

  /** The cover as it stands; undefined while it waits to be drawn. */
  async cover(householdId: number, id: string): Promise<StoredCover | undefined> {
    const row = await stored.findCover(this.#parts.database.db, { householdId, id });
    if (!row) throw unknownStory();
    return row.cover === null ? undefined : readCover(row.cover);
  }

  async #once(request: StoryRequest, named: GenerationKey): Promise<string> {
    const made = await this.#madeBefore(named);
    if (made !== undefined) return made;
    try {
      return await this.#tell(named.householdId, request, named);
    } catch (error) {
      // Another process answered the same request first: its story is the one.
      const theirs = error instanceof KeyTaken ? await this.#madeBefore(named) : undefined;
      if (theirs === undefined) throw error;
      return theirs;
    }
  }

  async #madeBefore({ householdId, key, hash }: GenerationKey): Promise<string | undefined> {
    const made = await findByKey(this.#parts.database.db, householdId, key);
    if (made && made.payload_hash !== hash) throw conflictingKey();
    return made?.story_id;
  }

  async #tell(householdId: number, request: StoryRequest, named: GenerationKey | undefined): Promise<string> {
    const seed = randomInt(SEEDS);
    const plan = planStory(request, seed);
    const told = await this.#write(householdId, plan.brief, seed);
    const { story, maker, name } = told;
    const id = nanoid();
    const now = new Date();
    const text: StoredText = {
      content: story.content,
      developmentalBenefits: story.benefits.join(' '),
      talkTogether: [...story.talkTogether],
      leftOut: [...story.leftOut],
      alsoAbout: story.alsoAbout.map((each) => ({ id: each.id, name: each.name })),
    };
    const picture: Picture = storyPicture(
      story.scene,
      plan.brief.ageBand,
      this.#parts.chooseLooks(name, plan.looks),
      seed,
    );
    await this.#parts.database.db.transaction().execute(async (queries) => {
      await stored.insertStory(queries, {
        id,
        household_id: householdId,
        title: story.title,
        situation: story.situation,
        situation_name: story.situationName,
        category: plan.category,
        topic: plan.topic,
        child_name: name,
        age_band: plan.brief.ageBand,
        name_said: plan.nameSaid,
        search_text: searchText(`${story.title} ${name} ${story.situationName}`),
        thread: story.thread,
        request: JSON.stringify({ ...request, seed }),
        text: JSON.stringify(text),
        audit: JSON.stringify(story.audit),
        text_maker: JSON.stringify(maker),
        picture: JSON.stringify(picture),
        cover: null,
        narration_state: 'waiting',
        narration_message: null,
        narration_round: 1,
        narration: null,
        manifest: null,
        saved_at: null,
        deleted_at: null,
        revision: 1,
        created_at: now.toISOString(),
      });
      await this.#enqueue(queries, householdId, COVER_JOB, { storyId: id });
      await this.#enqueue(queries, householdId, NARRATION_JOB, { storyId: id, round: 1 });
      if (named && !(await takeKey(queries, { ...named, storyId: id }, now))) throw new KeyTaken();
    });
    this.#parts.wake();
    return id;
  }

  async #write(householdId: number, brief: Brief, seed: number) {
    const signal = AbortSignal.timeout(TELLING_MS);
    try {
      const verdict = await this.#parts.screen(brief, signal);
      if (!verdict.suitable && verdict.unusableName) {
        throw new AppError('bad-request', verdict.message, { field: 'childName' });
      }
      if (!verdict.suitable) throw new AppError('unsuitable', verdict.message, { help: verdict.help });
      const { name } = verdict;
      const recent = await recentTexts(this.#parts.database.db, { householdId, childName: name }, RECENT);
      return { ...(await this.#parts.author.tell({ ...brief, name }, { seed, recent, signal })), name };
    } catch (error) {
      const full = error instanceof WorkerPoolError && error.code === 'queue-full';
      if (full || (signal.aborted && !(error instanceof AppError))) throw busy(error);
      throw error;
    }
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
