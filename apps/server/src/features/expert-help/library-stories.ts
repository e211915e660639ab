import { createHash } from 'node:crypto';
import {
  storySchema,
  narrationManifestSchema,
  type AuditReport,
  type Maker,
  type NarrationManifest,
  type RelatedStory,
  type Story,
  type StorySummary,
} from '@storylantern/contract';
import { SHELVED_STORIES, shelvedStoryById, type ShelvedStory } from '@storylantern/library';
import type { AuditInput } from '@storylantern/storyteller';
import type { PicturePlanner } from '../../makers.ts';
import { readJson } from '../../platform/database/json-column.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { render, type Rendered } from '../../platform/http/rendered.ts';
import { RenderedPieces } from '../../platform/http/rendered-pieces.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import { RESTORABLE_MS } from '../../platform/restorable.ts';
import { searchText } from '../../platform/search/search-text.ts';
import { libraryPicture, libraryPictureUrl } from './library-pictures.ts';
import { libraryStoryPage, shelfName } from './library-story-page.ts';
import { LIBRARY_NARRATION_JOB, type LibraryNarrationPayload } from './narration-job.ts';
import * as stored from './repository.ts';

const RELATED = 4;

/** What stories of the expert library are read with. */
export interface LibraryStoryParts {
  readonly database: Database;
  readonly pictures: PicturePlanner;
  readonly expected: { readonly picture: Maker; readonly voice: Maker };
  /** The same audit as that of every other story. */
  readonly audit: (input: AuditInput) => Promise<AuditReport>;
  readonly wake: () => void;
}

const hashOf = ({ story }: ShelvedStory): string =>
  createHash('sha256')
    .update(JSON.stringify([story.title, story.content]))
    .digest('hex')
    .slice(0, 32);

/**
 * Stories of the expert library as a household reads them. They belong to nobody; what belongs to the household is that
 * it opened one, saved it, and has it spoken. Every method answers undefined for an id that is not of the library.
 */
export class LibraryStories {
  readonly #parts: LibraryStoryParts;
  readonly #rendered = new RenderedPieces<Story>();
  readonly #audits = new Map<string, Promise<AuditReport>>();

  constructor(parts: LibraryStoryParts) {
    this.#parts = parts;
  }

  /** The page of a story. Opening it for the first time, or after its words were mended, has it spoken. */
  async get(householdId: number, id: string): Promise<Rendered<Story> | undefined> {
    const shelved = shelvedStoryById(id);
    if (!shelved) return undefined;
    const opened = await this.#open(householdId, shelved);
    const kept = this.#rendered.get(householdId, id, opened.revision);
    if (kept) return kept;
    const page = libraryStoryPage(shelved, opened, {
      audit: await this.#audit(shelved),
      picture: {
        url: libraryPictureUrl(id),
        description: this.#parts.pictures.describePage(libraryPicture(shelved, this.#parts.pictures)),
      },
      expected: this.#parts.expected,
    });
    const body = render(storySchema, page);
    this.#rendered.keep(householdId, id, opened.revision, body);
    return body;
  }

  /** Other stories of the same shelf, the ones after it first. */
  related(id: string): RelatedStory[] | undefined {
    const shelved = shelvedStoryById(id);
    if (!shelved) return undefined;
    const shelf = SHELVED_STORIES.filter(
      (each) => each.challengeId === shelved.challengeId && each.collectionId === shelved.collectionId,
    );
    const after = [...shelf.slice(shelved.index + 1), ...shelf.slice(0, shelved.index)];
    return after
      .slice(0, RELATED)
      .map((each) => ({ id: each.id, title: each.story.title, imageUrl: libraryPictureUrl(each.id) }));
  }

  async save(householdId: number, id: string): Promise<{ id: string; savedAt: string } | undefined> {
    const shelved = shelvedStoryById(id);
    if (!shelved) return undefined;
    await this.#open(householdId, shelved);
    const saved = await stored.markSaved(this.#parts.database.db, { householdId, id }, new Date());
    if (!saved?.saved_at) throw new Error(`The library story ${id} was opened and is not there`);
    return { id, savedAt: saved.saved_at };
  }

  /** Takes it out of the household's collection. It can be put back for as long as it is in the expert library. */
  async unsave(householdId: number, id: string): Promise<{ id: string; restorableUntil: string } | undefined> {
    if (!shelvedStoryById(id)) return undefined;
    await stored.markUnsaved(this.#parts.database.db, { householdId, id });
    return { id, restorableUntil: new Date(Date.now() + RESTORABLE_MS).toISOString() };
  }

  pictureUrl(id: string): string | undefined {
    return shelvedStoryById(id) && libraryPictureUrl(id);
  }

  /** Puts it back, and says how the list shows it. */
  async restore(householdId: number, id: string): Promise<StorySummary | undefined> {
    const shelved = shelvedStoryById(id);
    const saved = await this.save(householdId, id);
    if (!shelved || !saved) return undefined;
    const { story } = shelved;
    return {
      id,
      kind: 'expert-story',
      title: story.title,
      imageUrl: libraryPictureUrl(id),
      childName: story.hero.name,
      ageBand: story.ageBand,
      situation: shelfName(shelved),
      createdAt: saved.savedAt,
      savedAt: saved.savedAt,
    };
  }

  async narration(householdId: number, id: string): Promise<NarrationManifest | undefined> {
    if (!shelvedStoryById(id)) return undefined;
    const row = await stored.findManifest(this.#parts.database.db, { householdId, id });
    if (!row?.manifest) throw new AppError('not-found', 'The narration of this story is not ready yet.');
    return readJson('narration manifest', narrationManifestSchema, row.manifest);
  }

  /** Has it spoken again, unless it is just so already. `nameSaid` undefined: as before; null or '': as spelled. */
  async narrateAgain(
    householdId: number,
    id: string,
    nameSaid: string | null | undefined,
  ): Promise<Story['narration'] | undefined> {
    const shelved = shelvedStoryById(id);
    if (!shelved) return undefined;
    const opened = await this.#open(householdId, shelved);
    const said = nameSaid === undefined ? opened.name_said : nameSaid || null;
    if (said === opened.name_said && opened.narration_state === 'ready') return { state: 'ready' };
    if (said !== opened.name_said || opened.narration_state === 'failed') await this.#speak(householdId, shelved, said);
    return { state: 'waiting' };
  }

  async #open(householdId: number, shelved: ShelvedStory) {
    const { db } = this.#parts.database;
    const key = { householdId, id: shelved.id };
    const words = hashOf(shelved);
    const before = await stored.findOpened(db, key);
    if (before?.text_hash === words) return before;
    if (before) {
      await this.#speak(householdId, shelved, before.name_said);
    } else {
      await this.#insert(householdId, shelved, words);
    }
    const opened = await stored.findOpened(db, key);
    if (!opened) throw new Error(`The library story ${shelved.id} was opened and is not there`);
    return opened;
  }

  async #insert(householdId: number, shelved: ShelvedStory, words: string): Promise<void> {
    const { story, id } = shelved;
    const now = new Date();
    await this.#parts.database.db.transaction().execute(async (queries) => {
      const isNew = await stored.insertOpened(queries, {
        household_id: householdId,
        story_id: id,
        text_hash: words,
        title: story.title,
        child_name: story.hero.name,
        age_band: story.ageBand,
        situation_name: shelfName(shelved),
        search_text: searchText(`${story.title} ${story.hero.name} ${shelfName(shelved)}`),
        name_said: null,
        narration_state: 'waiting',
        narration_message: null,
        narration_round: 1,
        narration: null,
        manifest: null,
        saved_at: null,
        revision: 1,
        created_at: now.toISOString(),
      });
      // Opened twice at the same moment: the first one's job is enough.
      if (isNew) await this.#enqueue(queries, householdId, { storyId: id, round: 1 }, now);
    });
    this.#parts.wake();
  }

  async #speak(householdId: number, shelved: ShelvedStory, nameSaid: string | null): Promise<void> {
    const now = new Date();
    await this.#parts.database.db.transaction().execute(async (queries) => {
      const begun = await stored.beginNarration(
        queries,
        { householdId, id: shelved.id },
        { name_said: nameSaid, text_hash: hashOf(shelved) },
      );
      if (!begun) return;
      await this.#enqueue(queries, householdId, { storyId: shelved.id, round: begun.narration_round }, now);
    });
    this.#parts.wake();
  }

  async #enqueue(
    queries: Parameters<typeof enqueueJob>[0],
    householdId: number,
    payload: LibraryNarrationPayload,
    now: Date,
  ): Promise<void> {
    await enqueueJob(queries, { householdId, kind: LIBRARY_NARRATION_JOB, payload }, now);
  }

  /** Audits are the same for every household, and for as long as the server runs. */
  async #audit(shelved: ShelvedStory): Promise<AuditReport> {
    const { story, id } = shelved;
    const known =
      this.#audits.get(id) ??
      this.#parts.audit({
        title: story.title,
        content: story.content,
        ageBand: story.ageBand,
        name: story.hero.name,
        pronouns: story.hero.pronouns,
        topicWords: story.topicWords,
        facts: story.given,
      });
    this.#audits.set(id, known);
    try {
      return await known;
    } catch (error) {
      this.#audits.delete(id);
      throw error;
    }
  }
}
