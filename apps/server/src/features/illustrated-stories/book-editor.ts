import { randomInt } from 'node:crypto';
import {
  illustratedStorySchema,
  type changeIllustratedStoryAppearance,
  type editIllustratedStoryScenes,
  type IllustratedStory,
  type narrateIllustratedStoryAgain,
} from '@storylantern/contract';
import type * as z from 'zod/mini';
import type { PicturePlanner } from '../../makers.ts';
import type { BookScreen } from '../../makers/text/embedded-author.ts';
import type { Database, Queries } from '../../platform/database/open-database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { render, type Rendered } from '../../platform/http/rendered.ts';
import { searchText } from '../../platform/search/search-text.ts';
import { inTime } from '../../platform/workers/in-time.ts';
import { askForNarration, askForPages } from './book-jobs.ts';
import { SEEDS } from './book-writer.ts';
import { otherCamera } from './other-camera.ts';
import * as pages from './page-repository.ts';
import * as stored from './repository.ts';
import { unknownBook, type BookServiceParts } from './service.ts';
import { readCast, readSaid, readScene, readStyle, toBook, type BookRow, type PageRow } from './stored-book.ts';

type SceneEdit = z.output<typeof editIllustratedStoryScenes.body>;
type Appearance = z.output<typeof changeIllustratedStoryAppearance.body>;
type Voice = z.output<typeof narrateIllustratedStoryAgain.body>;

/** Reading a page's text for safety takes milliseconds; a parent waits no longer than this. */
const SCREENING_MS = 10_000;
const BUSY = 'The server is busy right now. Please try again in a moment.';
/** More words than any book has that a voice says wrong. */
const MOST_SAID = 200;

/** What books are changed with. */
export interface BookEditorParts extends BookServiceParts {
  readonly database: Database;
  readonly screen: BookScreen;
  readonly pictures: PicturePlanner;
  /** Tells the job runner that there is something new to do. */
  readonly wake: () => void;
}

/** What a parent changes in a finished book. Each change is one transaction, with the jobs that follow from it. */
export class BookEditor {
  readonly #parts: BookEditorParts;

  constructor(parts: BookEditorParts) {
    this.#parts = parts;
  }

  /**
   * Writes the order, the texts and the title. What was not changed costs nothing: pictures stay, and only another
   * text or order is spoken anew.
   * @throws AppError `conflict` when the book was changed since it was read, `unsuitable` for a text that must not
   * reach a child.
   */
  async arrange(householdId: number, id: string, edit: SceneEdit): Promise<Rendered<IllustratedStory>> {
    const key = { householdId, id };
    const ids = new Set(edit.scenes.map((scene) => scene.id));
    if (ids.size !== edit.scenes.length) {
      throw new AppError('bad-request', 'A page is named twice in this change. Please try again.', { field: 'scenes' });
    }
    await this.#screen(key, edit);
    return this.#change(key, async (queries, book) => {
      if (book.revision !== edit.revision + 1) {
        throw new AppError(
          'conflict',
          'This book was changed somewhere else in the meantime. Please look at it again before you change it.',
        );
      }
      const before = await pages.listKeptPages(queries, key);
      if (edit.scenes.some((scene) => !before.some((page) => page.scene_id === scene.id))) {
        throw new AppError('bad-request', 'This change names a page that is not in the book.', { field: 'scenes' });
      }
      const title = edit.title ?? book.title;
      if (!differs(edit, { title: book.title, pages: before })) return 'unchanged';
      await pages.arrangePages(queries, key, edit.scenes);
      await stored.setTitle(queries, key, title, searchText(`${title} ${book.child_name} ${book.theme}`));
      await this.#speak(queries, key, { nameSaid: book.name_said, said: book.said });
      return 'changed';
    });
  }

  /** Draws one page anew: another composition, and another camera unless there is no picture to be different from. */
  async redraw(householdId: number, id: string, sceneId: string): Promise<Rendered<IllustratedStory>> {
    const key = { householdId, id, sceneId };
    return this.#change(key, async (queries) => {
      const page = await pages.findPage(queries, key);
      if (!page) throw new AppError('not-found', 'This page is not in the book.');
      const scene = readScene(page.scene);
      const other = page.state === 'failed' ? scene : { ...scene, camera: otherCamera(scene.camera) };
      const asked = await pages.beginDrawing(queries, key, { scene: JSON.stringify(other), seed: randomInt(SEEDS) });
      // Somebody looks at this page and waits: it goes before the pages of new books.
      if (asked) await askForPages(queries, key, [{ ...asked, position: 0 }], new Date());
      return 'changed';
    });
  }

  /** Changes the style, or the child's looks and clothes, and draws every page anew. Everybody else stays as they are. */
  async dress(householdId: number, id: string, appearance: Appearance): Promise<Rendered<IllustratedStory>> {
    const key = { householdId, id };
    return this.#change(key, async (queries, book) => {
      const cast = readCast(book.cast_sheet);
      const { looks, outfit } = appearance;
      const changed = this.#parts.pictures.change(cast, { ...(looks ? { looks } : {}), ...(outfit ? { outfit } : {}) });
      const style = appearance.style ?? readStyle(book.style);
      const castSheet = JSON.stringify(changed);
      if (style === book.style && castSheet === JSON.stringify(cast)) return 'unchanged';
      await stored.setAppearance(queries, key, { style, castSheet });
      await askForPages(queries, key, await pages.beginDrawingAll(queries, key), new Date());
      return 'changed';
    });
  }

  /**
   * Has a book spoken again, unless it is just so already. `nameSaid` undefined: as before; null or '': as spelled.
   * Words of `said` are added to those known; null or '' forgets one.
   */
  async narrateAgain(householdId: number, id: string, voice: Voice): Promise<IllustratedStory['narration']> {
    const key = { householdId, id };
    const { db } = this.#parts.database;
    const narration = await db.transaction().execute(async (queries) => {
      const book = await stored.findBook(queries, key);
      if (!book) throw unknownBook();
      const nameSaid = voice.nameSaid === undefined ? book.name_said : voice.nameSaid || null;
      const said = mergedSaid(readSaid(book.said), voice.said ?? {});
      const same = nameSaid === book.name_said && said === JSON.stringify(readSaid(book.said));
      if (same && book.narration_state !== 'failed') return toBook(book, [], this.#parts.expected).narration;
      await this.#speak(queries, key, { nameSaid, said });
      return { state: 'waiting' } as const;
    });
    this.#parts.wake();
    return narration;
  }

  async #speak(queries: Queries, key: stored.BookKey, how: { nameSaid: string | null; said: string }): Promise<void> {
    const begun = await stored.beginNarration(queries, key, how);
    if (!begun) throw unknownBook();
    await askForNarration(queries, { ...key, round: begun.narration_round }, new Date());
  }

  /** Does a change with the book held for it, counted already; one that changes nothing is not counted after all. */
  async #change(
    key: stored.BookKey,
    change: (queries: Queries, book: BookRow) => Promise<'changed' | 'unchanged'>,
  ): Promise<Rendered<IllustratedStory>> {
    const { db } = this.#parts.database;
    const body = await db.transaction().execute(async (queries) => {
      const book = await stored.beginChange(queries, key);
      if (!book) throw unknownBook();
      if ((await change(queries, book)) === 'unchanged') await stored.takeChangeBack(queries, key);
      const after = await stored.findBook(queries, key);
      if (!after) throw unknownBook();
      return toBook(after, await pages.listPages(queries, key), this.#parts.expected);
    });
    this.#parts.wake();
    return render(illustratedStorySchema, body);
  }

  /** Reads whatever is new in an edit as a request would be read. */
  async #screen(key: stored.BookKey, edit: SceneEdit): Promise<void> {
    const book = await stored.findBook(this.#parts.database.db, key);
    if (!book) throw unknownBook();
    const before = new Map(
      (await pages.listKeptPages(this.#parts.database.db, key)).map((page) => [page.scene_id, page.text]),
    );
    const written = edit.scenes.filter((scene) => before.get(scene.id) !== scene.text).map((scene) => scene.text);
    if (edit.title !== undefined && edit.title !== book.title) written.push(edit.title);
    if (written.length === 0) return;
    const verdict = await inTime(SCREENING_MS, BUSY, (signal) => this.#parts.screen.text(written.join('\n'), signal));
    if (!verdict.suitable) throw new AppError('unsuitable', verdict.message, { help: verdict.help });
  }
}

/** Whether an edit says anything else than the book does already. */
function differs(edit: SceneEdit, book: { readonly title: string; readonly pages: readonly PageRow[] }): boolean {
  if (edit.title !== undefined && edit.title !== book.title) return true;
  const shown = book.pages
    .filter((page) => page.position !== null)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
  return (
    shown.length !== edit.scenes.length ||
    shown.some((page, place) => page.scene_id !== edit.scenes[place]?.id || page.text !== edit.scenes[place].text)
  );
}

/** How words are said, with some added and some forgotten, as the column keeps it. */
function mergedSaid(known: Readonly<Record<string, string>>, added: Readonly<Record<string, string | null>>): string {
  const merged = new Map(Object.entries(known));
  for (const [word, how] of Object.entries(added)) {
    if (word === '') continue;
    if (how) merged.set(word, how);
    else merged.delete(word);
  }
  if (merged.size > MOST_SAID) {
    throw new AppError('bad-request', `At most ${MOST_SAID} words of a book can be said another way.`, {
      field: 'said',
    });
  }
  return JSON.stringify(Object.fromEntries(merged));
}
