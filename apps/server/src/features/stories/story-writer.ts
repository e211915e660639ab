import { randomInt } from 'node:crypto';
import type { Occasion, StoryRequest } from '@storylantern/contract';
import type { Brief, SocialStory } from '@storylantern/storyteller';
import type { Insertable } from 'kysely';
import { nanoid } from 'nanoid';
import type { PicturePlanner } from '../../makers.ts';
import type { Author } from '../../makers/maker.ts';
import type { StoryScreen } from '../../makers/text/embedded-author.ts';
import type { Database } from '../../platform/database/open-database.ts';
import type { StoryTable } from '../../platform/database/tables.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import type { ChosenChild } from '../../platform/requests/chosen-child.ts';
import { claimRequest, OnceByKey, type NamedRequest } from '../../platform/requests/once-by-key.ts';
import { searchText } from '../../platform/search/search-text.ts';
import type { FamilyWork, UnderWay } from '../../platform/making/family-work.ts';
import type { Makings } from '../../platform/making/makings.ts';
import { planStory, type StoryPlan } from './plan-story.ts';
import { recentTexts } from './recent-texts.ts';
import { insertStory } from './repository.ts';
import { COVER_JOB, NARRATION_JOB, type StoryJobPayload } from './story-jobs.ts';
import { storyPicture } from './story-picture.ts';
import type { StoredText } from './stored-story.ts';
import { keptBrief } from './told-brief.ts';

/** How many of the family's latest stories the author is told not to repeat. */
export const RECENT = 12;
/** Waiting for a free writer, and writing: what a parent still waits for in front of the screen. */
export const TELLING_MS = 30_000;
/** Seeds stay below this, as a column of whole numbers has 32 bits everywhere. */
export const SEEDS = 2 ** 31 - 1;

export const BUSY = 'Many stories are being written right now. Please try again in a moment.';

/** What stories are written with. */
export interface StoryWriterParts {
  readonly database: Database;
  readonly author: Author;
  readonly screen: StoryScreen;
  readonly pictures: PicturePlanner;
  /** Who a story from a category alone is about, when the family chose a child. */
  readonly chosenChild: ChosenChild;
  readonly families: FamilyWork;
  readonly makings: Makings;
  /** Tells the job runner that there is something new to do. */
  readonly wake: () => void;
}

/** Writes stories: each request with a key makes one story, however often and wherever it arrives. */
export class StoryWriter {
  readonly #parts: StoryWriterParts;
  readonly #requests: OnceByKey;

  constructor(parts: StoryWriterParts) {
    this.#parts = parts;
    this.#requests = new OnceByKey(parts.database, 'story');
  }

  /** Writes a story and returns its id. With a key, the same request sent again returns the same id. */
  async generate(householdId: number, request: StoryRequest, key: string | undefined): Promise<string> {
    return this.#requests.run(householdId, { request, key }, (named) =>
      this.#parts.families.run(householdId, (underWay) => this.#tell(householdId, request, { named, underWay })),
    );
  }

  async #tell(
    householdId: number,
    request: StoryRequest,
    { named, underWay }: { readonly named: NamedRequest | undefined; readonly underWay: UnderWay },
  ): Promise<string> {
    const seed = randomInt(SEEDS);
    const child = request.customData ? undefined : await this.#parts.chosenChild(householdId, request.childId);
    const plan = planStory(request, seed, child && { child, today: new Date() });
    const { story, maker, name, occasion } = await this.#write(
      { householdId, key: named?.key, underWay },
      plan.brief,
      seed,
    );
    const looks = this.#parts.pictures.looks(name, plan.brief.notes, plan.looks);
    const picture = storyPicture(story.scene, plan.brief.ageBand, looks, seed);
    const id = nanoid();
    const now = new Date();
    const row = {
      ...storyColumns(story, plan, { name, occasion }),
      id,
      household_id: householdId,
      // A child that was passed over is not kept: the story does not rest on it.
      request: JSON.stringify({
        ...request,
        childId: child?.id,
        seed,
        ...(request.customData ? {} : { brief: keptBrief(plan.brief) }),
      }),
      text_maker: JSON.stringify(maker),
      picture: JSON.stringify(picture),
      picture_description: this.#parts.pictures.describe(picture, name),
      created_at: now.toISOString(),
    };
    await this.#parts.database.db.transaction().execute(async (queries) => {
      await underWay.mayStore(queries);
      await insertStory(queries, row);
      const enqueue = (kind: string, payload: StoryJobPayload) =>
        enqueueJob(queries, { householdId, kind, payload }, now);
      await enqueue(COVER_JOB, { storyId: id });
      await enqueue(NARRATION_JOB, { storyId: id, round: row.narration_round });
      await claimRequest(queries, named, id, now);
    });
    this.#parts.wake();
    return id;
  }

  async #write(
    wanted: { readonly householdId: number; readonly key: string | undefined; readonly underWay: UnderWay },
    brief: Brief,
    seed: number,
  ) {
    const { householdId } = wanted;
    return this.#parts.makings.inTime({ ...wanted, ms: TELLING_MS, busy: BUSY }, async ({ signal, onStep }) => {
      const verdict = await this.#parts.screen(brief, signal);
      if (!verdict.suitable && verdict.unusableName) {
        throw new AppError('bad-request', verdict.message, { field: 'childName' });
      }
      if (!verdict.suitable) throw new AppError('unsuitable', verdict.message, { help: verdict.help });
      const { name } = verdict;
      // Words under the wrong choice ("our dog died", to applaud) are told for what they are. A category has nothing to choose.
      const occasion = brief.occasion && verdict.occasion;
      const about: Brief = { ...brief, name, ...(occasion && { occasion }) };
      const recent = await recentTexts(this.#parts.database.db, { householdId, childName: name }, RECENT);
      return { ...(await this.#parts.author.tell(about, { seed, recent, signal, onStep })), name, occasion };
    });
  }
}

/** What is known of a telling besides its words. */
type Telling = Pick<StoredText, 'edited' | 'endingSeed'>;
const FIRST_TELLING: Telling = { edited: false, endingSeed: null };

/** The written part of a story, as it is kept. */
export const storedText = (story: SocialStory, telling: Telling = FIRST_TELLING): string => {
  const text: StoredText = {
    content: story.content,
    developmentalBenefits: story.benefits.join(' '),
    talkTogether: [...story.talkTogether],
    leftOut: [...story.leftOut],
    alsoAbout: story.alsoAbout.map((each) => ({ id: each.id, name: each.name })),
    telling: story.telling,
    question: story.question,
    ...telling,
  };
  return JSON.stringify(text);
};

/** What is known of a story when it is written: no picture and no narration yet. */
function storyColumns(
  story: SocialStory,
  plan: StoryPlan,
  { name, occasion }: { readonly name: string; readonly occasion: Occasion | undefined },
) {
  return {
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
    text: storedText(story),
    audit: JSON.stringify(story.audit),
    cover: null,
    narration_state: 'waiting',
    narration_message: null,
    narration_round: 1,
    narration: null,
    manifest: null,
    saved_at: null,
    deleted_at: null,
    revision: 1,
    occasion: occasion ?? null,
    version: 1,
    picture_round: 1,
  } satisfies Partial<Insertable<StoryTable>>;
}
