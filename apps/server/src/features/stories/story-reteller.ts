import { randomInt } from 'node:crypto';
import {
  READING_ORDER,
  type AuditReport,
  type CustomData,
  type SentenceKind,
  type StoryChange,
  type StoryContent,
  type StoryTelling,
} from '@storylantern/contract';
import type { Brief, StoryToldBefore } from '@storylantern/storyteller';
import { NoOtherWay, type Author } from '../../makers/maker.ts';
import type { StoryReader, StoryScreen } from '../../makers/text/embedded-author.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { ChosenChild } from '../../platform/requests/chosen-child.ts';
import { inTime } from '../../platform/workers/in-time.ts';
import type { FamilyWork } from '../../platform/making/family-work.ts';
import type { Makings } from '../../platform/making/makings.ts';
import { anotherTelling } from './another-telling.ts';
import type { StoryChild } from './plan-story.ts';
import { plainText, recentTexts } from './recent-texts.ts';
import { BUSY, RECENT, SEEDS, storedText, TELLING_MS } from './story-writer.ts';
import { stillMadeBy } from './still-made-by.ts';
import { readOccasion, readPicture, readText, readTextMaker } from './stored-story.ts';
import { readKept, toldBrief } from './told-brief.ts';
import type { StoryRow } from './version-maker.ts';
import { listVersions, type Versioned } from './version-repository.ts';

/** Other words for some paragraphs. */
type Edits = Partial<Readonly<Record<SentenceKind, string>>>;
type TellOptions = Parameters<Author['tell']>[1];
type Told = Awaited<ReturnType<Author['tell']>>;
type Words = Pick<Versioned, 'title' | 'thread' | 'text' | 'audit' | 'text_maker'>;

/** Reading a few sentences takes milliseconds; a parent waits no longer than this. */
const READING_MS = 10_000;
/** An ending comes back after so many others. */
const VERSIONS_READ = 12;
const NO_OTHER_WAY =
  'We found no other way to tell this story well. Another change may do, or you can put a sentence your own way.';
const STAYS =
  'We did not want to put another story in the place of this one, so it stays as it is. Please try again later.';

/** What stories are told again with. */
export interface StoryRetellerParts {
  readonly database: Database;
  readonly author: Author;
  readonly screen: StoryScreen;
  readonly reader: StoryReader;
  readonly chosenChild: ChosenChild;
  readonly families: FamilyWork;
  readonly makings: Makings;
}

/** Finds the words of a story's next version. It keeps nothing. */
export class StoryReteller {
  readonly #parts: StoryRetellerParts;

  constructor(parts: StoryRetellerParts) {
    this.#parts = parts;
  }

  /** What a story was asked for, as the form has it. */
  async wish(story: StoryRow): Promise<CustomData> {
    const { telling } = readText(story.text);
    const { brief } = await this.#briefOf(story, telling);
    return {
      childName: brief.name,
      childAge: brief.ageBand,
      childGender: brief.gender,
      problem: brief.problem,
      additionalInfo: brief.notes,
      looks: readPicture(story.picture).looks,
      nameSaid: story.name_said,
      occasion: readOccasion(story.occasion),
      person: telling.person,
    };
  }

  /**
   * Tells a story another way, from what the parent had said.
   * @param key the request's own, under which it can be asked how far it is.
   * @throws AppError `bad-request` when it is told so already, or in no other way.
   */
  async retell(
    story: StoryRow,
    change: Exclude<StoryChange, 'another-picture'>,
    key: string | undefined,
  ): Promise<Words> {
    const before = readText(story.text);
    const telling = change === 'another-ending' ? before.telling : anotherTelling(before.telling, change);
    const { brief, seed } = await this.#briefOf(story, telling);
    const { families, makings } = this.#parts;
    const wanted = { householdId: story.household_id, key, ms: TELLING_MS, busy: BUSY };
    try {
      return await families.run(wanted.householdId, (underWay) =>
        makings.inTime({ ...wanted, underWay }, (telling) => this.#retold(story, change, { brief, seed }, telling)),
      );
    } catch (error) {
      if (!(error instanceof NoOtherWay)) throw error;
      if (error.why === undefined) throw new AppError('bad-request', NO_OTHER_WAY, { field: 'change' });
      throw new AppError('not-ready', `${error.why} ${STAYS}`, { field: 'change' });
    }
  }

  async #retold(
    story: StoryRow,
    change: Exclude<StoryChange, 'another-picture'>,
    { brief, seed }: { readonly brief: Brief; readonly seed: number },
    { signal, onStep }: Pick<TellOptions, 'signal' | 'onStep'>,
  ): Promise<Words> {
    const before = readText(story.text);
    const verdict = await this.#parts.screen(brief, signal);
    if (!verdict.suitable) {
      throw new AppError('unsuitable', verdict.message, { help: verdict.unusableName ? [] : verdict.help });
    }
    const recent = await recentTexts(this.#parts.database.db, recentFor(story), RECENT);
    const options = { seed, recent, signal, onStep };
    const isEnding = change === 'another-ending';
    const endingSeed = isEnding ? randomInt(SEEDS) : before.endingSeed;
    const { story: told, maker } = isEnding
      ? await this.#endAgain(brief, toldBefore(story), {
          ...options,
          seed: endingSeed ?? seed,
          recent: [...(await this.#earlierVersions(story)), ...recent],
        })
      : await this.#tellAgain(brief, { ...options, standing: toldBefore(story) }, endingSeed);
    if (READING_ORDER.every((kind) => told.content[kind] === before.content[kind])) {
      throw new AppError('bad-request', NO_OTHER_WAY, { field: 'change' });
    }
    return {
      title: told.title,
      thread: told.thread,
      // Another ending leaves every paragraph before it as it is, whoever wrote it.
      text: storedText(told, { endingSeed, edited: before.edited && isEnding && told.thread === story.thread }),
      audit: JSON.stringify(told.audit),
      text_maker: JSON.stringify(
        stillMadeBy(
          { content: before.content, maker: readTextMaker(story.text_maker) },
          writtenBy({ story: told, maker }),
        ),
      ),
    };
  }

  /** What the criteria say of a story with other words in it, and why those may not stand in it, if so. */
  async check(
    story: StoryRow,
    edits: Edits,
    title: string | undefined,
  ): Promise<{ audit: AuditReport; refused: { message: string; help: string[] } | null }> {
    const { brief } = await this.#briefOf(story, readText(story.text).telling);
    const { reader } = this.#parts;
    return inTime(READING_MS, BUSY, async (signal) => {
      const refusal = await reader.refusal(brief, onlyNew(edits, title), signal);
      const told = toldBefore(story);
      const after = { ...told, title: title ?? story.title, content: { ...told.content, ...edits } };
      const audit = await reader.audit(brief, after, signal);
      return { audit, refused: refusal && { message: refusal.message, help: [...refusal.help] } };
    });
  }

  /**
   * The words of a story with a parent's own in it.
   * @throws AppError `unsuitable` when they may not stand in it.
   */
  async rewritten(
    story: StoryRow,
    edits: Edits,
    title: string | undefined,
  ): Promise<Omit<Words, 'thread' | 'text_maker'>> {
    const { audit, refused } = await this.check(story, edits, title);
    if (refused) throw new AppError('unsuitable', refused.message, { help: refused.help });
    const text = readText(story.text);
    return {
      title: title ?? story.title,
      text: JSON.stringify({ ...text, content: { ...text.content, ...edits }, edited: true }),
      audit: JSON.stringify(audit),
    };
  }

  /** Told anew; an ending that was asked for stays with it. */
  async #tellAgain(brief: Brief, options: TellOptions, endingSeed: number | null): Promise<Told> {
    const told = await this.#parts.author.tell(brief, options);
    if (endingSeed === null) return told;
    const ended = await this.#endAgain(brief, told.story, { ...options, seed: endingSeed }).catch((error: unknown) => {
      // Without such an ending it is the story that was asked for all the same.
      if (error instanceof NoOtherWay) return told;
      throw error;
    });
    return { ...ended, maker: stillMadeBy(writtenBy(told), writtenBy(ended)) };
  }

  #endAgain(brief: Brief, { title, content, thread }: StoryToldBefore, options: TellOptions): Promise<Told> {
    return this.#parts.author.tellAnotherEnding(brief, { title, content, thread }, options);
  }

  async #earlierVersions(story: StoryRow): Promise<string[]> {
    const versions = await listVersions(this.#parts.database.db, { householdId: story.household_id, id: story.id });
    return versions.slice(0, VERSIONS_READ).map(({ title, text }) => plainText(title, readText(text).content));
  }

  async #briefOf(story: StoryRow, telling: StoryTelling): Promise<{ readonly brief: Brief; readonly seed: number }> {
    return toldBrief(story, { occasion: readOccasion(story.occasion), telling }, await this.#childOf(story));
  }

  /** The family's child a story is about, as it is by now; none when it came from a form, or the child is gone. */
  async #childOf({ household_id, request }: StoryRow): Promise<StoryChild | undefined> {
    const child = await this.#parts.chosenChild(household_id, readKept(request).childId);
    return child && { child, today: new Date() };
  }
}

const writtenBy = ({ story, maker }: Told) => ({ content: story.content, maker });

const toldBefore = ({ title, thread, text }: StoryRow): StoryToldBefore => ({
  title,
  thread,
  content: readText(text).content,
});

/** What is new in a story, so that a sentence which stood in it before is no reason to refuse another. */
const onlyNew = (edits: Edits, title: string | undefined): Pick<StoryToldBefore, 'title' | 'content'> => ({
  title: title ?? '',
  content: Object.fromEntries(READING_ORDER.map((kind) => [kind, edits[kind] ?? ''])) as StoryContent,
});

/** The same stories as when it was told first, so that only what was asked for becomes another. */
const recentFor = (story: StoryRow) => ({
  householdId: story.household_id,
  childName: story.child_name,
  before: { id: story.id, createdAt: story.created_at },
});
