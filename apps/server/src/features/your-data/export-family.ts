import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/database/open-database.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { DATA_FILE, FORMAT, FORMAT_VERSION, toEntry } from './data-format.ts';
import { childrenBody, indexBody, progressBody, type Contents } from './family-pages.ts';
import { FileNames } from './file-names.ts';
import type { Html } from '../../platform/family-data/html.ts';
import { PAGE_STYLE } from './page-style.ts';
import { readPieces } from './read-pieces.ts';
import type { Piece } from '../../platform/family-data/row.ts';
import type { Section } from '../../platform/family-data/section.ts';
import { readStored } from './stored-bytes.ts';
import type { TransferFolder } from './transfer-folder.ts';
import { wholePage } from './whole-page.ts';
import type { ZipPart } from './write-zip.ts';

/** What a family's data is read from. */
export interface ExportParts {
  readonly database: Database;
  readonly store: MediaStore;
  readonly transfers: TransferFolder;
  readonly sections: readonly Section[];
  readonly country: (householdId: number) => Promise<string | null>;
}

const utf8 = (text: string): [Uint8Array] => [new TextEncoder().encode(text)];

/** One download while it is put together. */
class FamilyExport {
  readonly #parts: ExportParts;
  readonly #householdId: number;
  readonly #now: Date;
  readonly #log: FastifyBaseLogger;
  readonly #packed = new Set<string>();
  readonly #contents: Contents[] = [];
  readonly #lines: Record<string, Html[]> = {};
  #leftOut = 0;

  constructor(parts: ExportParts, householdId: number, now: Date, log: FastifyBaseLogger) {
    this.#parts = parts;
    this.#householdId = householdId;
    this.#now = now;
    this.#log = log;
  }

  /**
   * Every file of the zip. The rows go into a scratch file meanwhile, so that each is packed with the very pictures and
   * sound it names although the family may go on changing them.
   */
  async *files(): AsyncGenerator<ZipPart> {
    yield this.#text('style.css', PAGE_STYLE);
    const scratch = this.#parts.transfers.scratch();
    try {
      const data = await open(scratch.path, 'wx');
      try {
        await this.#writeHead(data);
        for (const section of this.#parts.sections) yield* this.#section(section, data);
        await data.write('\n}\n');
      } finally {
        await data.close();
      }
      yield* this.#familyPages();
      yield { name: DATA_FILE, at: this.#now, bytes: createReadStream(scratch.path), packed: true };
    } finally {
      await scratch.remove();
    }
  }

  async #writeHead(data: FileHandle): Promise<void> {
    const household = { country: await this.#parts.country(this.#householdId) };
    const head = { format: FORMAT, version: FORMAT_VERSION, exportedAt: this.#now.toISOString(), household };
    await data.write(JSON.stringify(head).slice(0, -1));
  }

  async *#section(section: Section, data: FileHandle): AsyncGenerator<ZipPart> {
    const names = new FileNames();
    const { pages } = section;
    const listed: { href: string; title: string; about: string }[] = [];
    let separator = `,\n${JSON.stringify(section.name)}:[\n`;
    for await (const found of readPieces(this.#parts.database, this.#householdId, section)) {
      const whole = await this.#whole(section, found);
      if (!whole) continue;
      await data.write(separator + JSON.stringify(toEntry(section, whole.piece)));
      separator = ',\n';
      for (const [file, bytes] of whole.files) yield this.#media(file, bytes);
      if (section.line) (this.#lines[section.name] ??= []).push(section.line(whole.piece));
      const picture = yield* this.#picture(section, whole.piece);
      const page = pages?.page(whole.piece, picture);
      if (!page || !pages) continue;
      const href = `${pages.folder}/${names.take(page.title, pages.kind)}.html`;
      listed.push({ href, title: page.title, about: page.about });
      yield this.#text(href, wholePage({ title: page.title, root: '../', back: true }, page.body));
    }
    await data.write(separator === ',\n' ? '\n]' : `,\n${JSON.stringify(section.name)}:[]`);
    if (pages) this.#contents.push({ heading: pages.heading, entries: listed });
  }

  /** A piece with those of its files that are not packed yet. What can no longer be read is left out, and said so. */
  async #whole(section: Section, found: Piece): Promise<{ piece: Piece; files: Map<string, Uint8Array> } | undefined> {
    try {
      const files = new Map<string, Uint8Array>();
      const missing = new Set<string>();
      for (const { file } of section.files(found)) {
        if (this.#packed.has(file) || files.has(file)) continue;
        const bytes = await readStored(this.#parts.store, file);
        if (bytes) files.set(file, bytes);
        else missing.add(file);
      }
      const piece = missing.size === 0 ? found : section.without(found, missing);
      if (!piece) return undefined;
      section.check(piece);
      return { piece, files };
    } catch (error) {
      this.#leftOut += 1;
      // The fault itself may quote what a parent wrote, which no log has.
      const fault = error instanceof Error ? error.name : 'unknown';
      const id = found.row[section.key];
      this.#log.error({ section: section.name, id, fault }, 'A piece cannot be read and is left out of a download');
      return undefined;
    }
  }

  /** Packs the picture that is only looked at, if there is one. Returns its file when it is in the zip. */
  async *#picture({ pages }: Section, piece: Piece): AsyncGenerator<ZipPart, string | undefined> {
    const file = await pages?.picture?.(piece).catch((error: unknown) => {
      // It may have to be drawn first, and a page without it can be read all the same.
      this.#log.warn({ err: error }, 'A picture could not be drawn for a download');
      return undefined;
    });
    if (file === undefined || this.#packed.has(file)) return file;
    const bytes = await readStored(this.#parts.store, file);
    if (!bytes) return undefined;
    yield this.#media(file, bytes);
    return file;
  }

  *#familyPages(): Generator<ZipPart> {
    const { children = [], readings = [], goals = [] } = this.#lines;
    const page = (title: string, body: Html) => wholePage({ title, root: '', back: true }, body);
    yield this.#text('children.html', page('Children', childrenBody(children)));
    yield this.#text('progress.html', page('Readings and goals', progressBody(readings, goals)));
    const index = indexBody(this.#contents, { exportedAt: this.#now.toISOString(), leftOut: this.#leftOut });
    yield this.#text('index.html', wholePage({ title: 'Everything your family has', root: '', back: false }, index));
  }

  #media(file: string, bytes: Uint8Array): ZipPart {
    this.#packed.add(file);
    return { name: `media/${file}`, at: this.#now, bytes: [bytes], packed: false };
  }

  #text(name: string, text: string): ZipPart {
    return { name, at: this.#now, bytes: utf8(text), packed: true };
  }
}

/** Every file of a family's download. */
export const exportFamily = (
  parts: ExportParts,
  householdId: number,
  now: Date,
  log: FastifyBaseLogger,
): AsyncGenerator<ZipPart> => new FamilyExport(parts, householdId, now, log).files();
