import { randomInt } from 'node:crypto';
import {
  storySchema,
  type changeStory,
  type checkStoryText,
  type CustomData,
  type editStoryText,
  type Story,
  type StoryVersion,
} from '@storylantern/contract';
import type * as z from 'zod/mini';
import type { PicturePlanner } from '../../makers.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { render, type Rendered } from '../../platform/http/rendered.ts';
import { anotherScene } from './another-scene.ts';
import * as stored from './repository.ts';
import { unknownStory } from './service.ts';
import type { StoryReteller } from './story-reteller.ts';
import { SEEDS } from './story-writer.ts';
import { readContent, readPicture, toStory } from './stored-story.ts';
import { firstVersion, toVersion } from './stored-version.ts';
import {
  CHANGED_ELSEWHERE,
  isDone,
  VersionMaker,
  type Origin,
  type StoryRow,
  type VersionMakerParts,
} from './version-maker.ts';
import { findVersion, listVersions, versionedOf } from './version-repository.ts';

type Change = z.output<typeof changeStory.body>;
type Edit = z.output<typeof editStoryText.body>;
type Checked = z.output<typeof checkStoryText.body>;
type CheckAnswer = z.input<typeof checkStoryText.success.body>;

/** What stories are changed with. */
export interface StoryEditorParts extends VersionMakerParts {
  readonly reteller: StoryReteller;
  readonly pictures: PicturePlanner;
}

/**
 * What a parent changes in a finished story. Each change is one transaction and makes the story's next version; every
 * version is kept. The same change of the same version asked for twice is one change.
 */
export class StoryEditor {
  readonly #parts: StoryEditorParts;
  readonly #versions: VersionMaker;

  constructor(parts: StoryEditorParts) {
    this.#parts = parts;
    this.#versions = new VersionMaker(parts);
  }

  /**
   * Tells a story another way, or has another picture drawn for it.
   * @throws AppError `conflict` when it was changed since that version, `bad-request` when it is told so already.
   */
  async change(
    householdId: number,
    id: string,
    { change, version }: Change,
    requestKey: string | undefined,
  ): Promise<Rendered<Story>> {
    const key = { householdId, id };
    const origin: Origin = { origin: change, version, of: null };
    const story = await this.#read(key);
    if (await isDone(this.#parts.database.db, story, origin)) return this.#rendered(story);
    if (story.version !== version) throw new AppError('conflict', CHANGED_ELSEWHERE);
    if (change === 'another-picture') {
      return this.#versions.make(key, origin, async (_queries, before, picture) => {
        const scene = anotherScene(readPicture(before.picture), randomInt(SEEDS));
        return {
          picture: JSON.stringify(scene),
          picture_description: this.#parts.pictures.describe(scene, before.child_name),
          picture_round: picture + 1,
          cover: null,
        };
      });
    }
    const told = await this.#parts.reteller.retell(story, change, requestKey);
    return this.#versions.make(key, origin, async () => told);
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
    return this.#versions.make(key, origin, async (_queries, before) => (says(before) ? undefined : written));
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
    const asked = await findVersion(this.#parts.database.db, key, number);
    // A version that went back itself says what the one it went back to says, and goes by that number.
    const of = asked?.of_number ?? number;
    return this.#versions.make(key, { origin: 'went-back', version: undefined, of }, async (queries, before) => {
      if (before.version === of) return undefined;
      const version = await findVersion(queries, key, of);
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
}
