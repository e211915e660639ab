import { randomInt } from 'node:crypto';
import {
  ageBandOf,
  SETTINGS,
  type AdventureRequest,
  type BookScript,
  type CastSheet,
  type IllustratedStoryRequest,
  type Maker,
  type PictureStyle,
  type SettingName,
} from '@storylantern/contract';
import type { BookBrief } from '@storylantern/storyteller';
import type { PicturePlanner } from '../../makers.ts';
import type { Author } from '../../makers/maker.ts';
import type { BookScreen } from '../../makers/text/embedded-author.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { claimRequest, OnceByKey, type NamedRequest } from '../../platform/requests/once-by-key.ts';
import { searchText } from '../../platform/search/search-text.ts';
import { WorkerPoolError } from '../../platform/workers/worker-pool-error.ts';
import type { FamilyWork, UnderWay } from '../../platform/making/family-work.ts';
import type { Makings } from '../../platform/making/makings.ts';
import { askForNarration, askForPages } from './book-jobs.ts';
import { newBookId } from './image-name.ts';
import { insertPages, recentPages } from './page-repository.ts';
import { planAnotherNight, type NightWish } from './another-night.ts';
import { planAnotherTelling } from './another-telling.ts';
import { castLooks } from './cast-looks.ts';
import { DEFAULT_AGE, planAdventure, planBook, type BookPlan } from './plan-book.ts';
import { beginSeries, insertBook, recentArcs } from './repository.ts';

/** How many of the family's latest books the author is told not to repeat. */
const RECENT_BOOKS = 20;
/** Waiting for a free writer, and writing: what a parent still waits for in front of the screen. */
const TELLING_MS = 30_000;
/** Seeds stay below this, as a column of whole numbers has 32 bits everywhere. */
export const SEEDS = 2 ** 31 - 1;
/** How often a book with a fault is told anew before it is given up. */
const TELLINGS = 3;
const UNTELLABLE = 'We could not tell a book with this name. Please write it another way, or use a nickname.';
const BUSY = 'Many books are being written right now. Please try again in a moment.';

/** A place looks the same on every page of a book, and other places are not laid out like it. */
const seedOf = (bookSeed: number, setting: SettingName): number =>
  (bookSeed + SETTINGS.indexOf(setting) * 7_919) % SEEDS;

/** What books are written with. */
export interface BookWriterParts {
  readonly database: Database;
  readonly author: Author;
  readonly screen: BookScreen;
  readonly pictures: PicturePlanner;
  readonly families: FamilyWork;
  readonly makings: Makings;
  /** Tells the job runner that there is something new to do. */
  readonly wake: () => void;
}

type TellBookOptions = Parameters<Author['tellBook']>[1];

interface AskedBook {
  readonly plan: BookPlan;
  readonly request: object;
  readonly named: NamedRequest | undefined;
}

interface ToldBook {
  readonly script: BookScript;
  readonly maker: Maker;
  readonly seed: number;
  readonly name: string | null;
  readonly age: number;
}

/** Writes picture books: each request with a key makes one book, however often and wherever it arrives. */
export class BookWriter {
  readonly #parts: BookWriterParts;
  readonly #requests: OnceByKey;

  constructor(parts: BookWriterParts) {
    this.#parts = parts;
    this.#requests = new OnceByKey(parts.database, 'picture-book');
  }

  /** Writes a book and returns its id. With a key, the same request sent again returns the same id. */
  async generate(householdId: number, request: IllustratedStoryRequest, key: string | undefined): Promise<string> {
    return this.#requests.run(householdId, { request, key }, (named) =>
      this.#make(householdId, { plan: planBook(request), request, named }),
    );
  }

  /** The same for an educational adventure. */
  async generateAdventure(householdId: number, request: AdventureRequest, key: string | undefined): Promise<string> {
    return this.#requests.run(householdId, { request, key }, (named) =>
      this.#make(householdId, { plan: planAdventure(request), request, named }),
    );
  }

  /**
   * Writes another night with the friends of a book.
   * @throws AppError `not-found` when there is no such book.
   */
  async generateNight(householdId: number, id: string, wish: NightWish, key: string | undefined): Promise<string> {
    return this.#requests.run(householdId, { request: { after: id, ...wish }, key }, async (named) => {
      const { plan, request } = await planAnotherNight(this.#parts.database.db, { householdId, id }, wish);
      return this.#make(householdId, { plan, request, named });
    });
  }

  /**
   * Tells a book another way: a new book, by another plot.
   * @throws AppError `not-found` when there is no such book.
   */
  async generateTelling(householdId: number, id: string, key: string | undefined): Promise<string> {
    return this.#requests.run(householdId, { request: { insteadOf: id }, key }, async (named) => {
      const { plan, request } = await planAnotherTelling(this.#parts.database.db, { householdId, id });
      return this.#make(householdId, { plan, request, named });
    });
  }

  #make(householdId: number, asked: AskedBook): Promise<string> {
    return this.#parts.families.run(householdId, (underWay) => this.#write(householdId, asked, underWay));
  }

  async #write(householdId: number, { plan, request, named }: AskedBook, underWay: UnderWay): Promise<string> {
    const told = await this.#tell({ householdId, key: named?.key, underWay }, plan);
    const { script, seed, name, age } = told;
    // Without a name from the parent, the child has the one it is told under.
    const called = name ?? script.cast.find((character) => character.is === 'child')?.name ?? '';
    const looks = this.#parts.pictures.bookLooks(called, plan.appearance, plan.chosenLooks);
    const cast = castLooks(this.#parts.pictures.cast(script.cast, { looks, seed }), plan, (who, chosen) =>
      this.#parts.pictures.bookLooks(who, { hair: '', eyes: '', details: '' }, chosen),
    );
    const id = newBookId();
    const now = new Date();
    const book = {
      id,
      household_id: householdId,
      title: script.title,
      theme: plan.wish.theme,
      style: plan.style,
      child_name: name ?? '',
      child_age: age,
      age_band: ageBandOf(age),
      name_said: plan.nameSaid,
      said: '{}',
      search_text: searchText(`${script.title} ${name ?? ''} ${plan.wish.theme}`),
      request: JSON.stringify({ ...request, seed }),
      script: JSON.stringify(script),
      cast_sheet: JSON.stringify(cast),
      text_maker: JSON.stringify(told.maker),
      narration_state: 'waiting',
      narration_message: null,
      narration_round: 1,
      narration: null,
      manifest: null,
      saved_at: null,
      deleted_at: null,
      revision: 1,
      version: 1,
      created_at: now.toISOString(),
      educational_topic: plan.educationalTopic,
      series_id: plan.series?.id ?? null,
    };
    const pages = this.#pages(script, cast, { ...book, seed });
    await this.#parts.database.db.transaction().execute(async (queries) => {
      await underWay.mayStore(queries);
      if (plan.series) await beginSeries(queries, { householdId, id: plan.series.id });
      await insertBook(queries, book);
      await insertPages(queries, pages);
      await askForPages(queries, { householdId, id }, pages, now);
      await askForNarration(queries, { householdId, id, round: book.narration_round }, now);
      await claimRequest(queries, named, id, now);
    });
    this.#parts.wake();
    return id;
  }

  #pages(
    script: BookScript,
    cast: CastSheet,
    book: { readonly id: string; readonly household_id: number; readonly style: PictureStyle; readonly seed: number },
  ) {
    return script.pages.map(({ text, scene }, position) => {
      const seed = seedOf(book.seed, scene.setting);
      return {
        book_id: book.id,
        household_id: book.household_id,
        scene_id: `s${position + 1}`,
        position,
        text,
        scene: JSON.stringify(scene),
        seed,
        round: 1,
        state: 'drawing',
        image: null,
        image_round: null,
        description: this.#parts.pictures.describePage({ scene, cast, style: book.style, seed }),
      };
    });
  }

  async #tell(
    wanted: { readonly householdId: number; readonly key: string | undefined; readonly underWay: UnderWay },
    plan: BookPlan,
  ): Promise<ToldBook> {
    const { wish } = plan;
    const { householdId } = wanted;
    return this.#parts.makings.inTime({ ...wanted, ms: TELLING_MS, busy: BUSY }, async ({ signal, onStep }) => {
      const verdict = await this.#parts.screen.wish(wish, signal);
      if (!verdict.suitable && verdict.unusableName) {
        throw new AppError('bad-request', verdict.message, { field: 'childName' });
      }
      if (!verdict.suitable) throw new AppError('unsuitable', verdict.message, { help: verdict.help });
      const { name, age } = verdict;
      const brief: BookBrief = {
        theme: wish.theme,
        childName: name,
        age: age ?? DEFAULT_AGE,
        details: wish.details || null,
        educational: plan.educationalTopic !== null,
        alsoInIt: plan.alsoInIt.map(({ childName, childAge, gender }) => ({
          name: childName,
          age: childAge,
          gender: gender ?? null,
        })),
        nights: plan.series?.nights ?? [],
        notBy: plan.notBy,
      };
      const { db } = this.#parts.database;
      const recent = await recentPages(db, householdId, RECENT_BOOKS);
      const arcs = await recentArcs(db, householdId, RECENT_BOOKS);
      const tell = (to: BookBrief) => this.#sound(to, { recent, recentArcs: arcs, signal, onStep });
      try {
        return { ...(await tell(brief)), name, age: brief.age };
      } catch (error) {
        if (name === null || error instanceof WorkerPoolError || signal.aborted) throw error;
        // Some names read as something else in the middle of a sentence. When it was not the name, this fails as well.
        await tell({ ...brief, childName: null });
        throw new AppError('bad-request', UNTELLABLE, { field: 'childName', cause: error });
      }
    });
  }

  /** A telling that passed its audit; one that failed is told anew. */
  async #sound(brief: BookBrief, options: Omit<TellBookOptions, 'seed'> & { readonly signal: AbortSignal }) {
    let fault: unknown;
    for (let telling = 0; telling < TELLINGS; telling += 1) {
      const seed = randomInt(SEEDS);
      try {
        const { script, maker } = await this.#parts.author.tellBook(brief, { seed, ...options });
        const hard = script.findings.filter((finding) => finding.hard);
        if (hard.length === 0) return { script, maker, seed };
        fault = new Error(`Hard findings: ${hard.map((finding) => finding.rule).join(', ')}`);
      } catch (error) {
        if (error instanceof WorkerPoolError || options.signal.aborted) throw error;
        fault = error;
      }
    }
    throw new Error('No telling of this book passed its audit', { cause: fault });
  }
}
