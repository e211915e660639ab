import { createHash } from 'node:crypto';
import type { DataCounts, Restored } from '@storylantern/contract';
import { sql } from 'kysely';
import { nanoid } from 'nanoid';
import type { Queries } from '../../platform/database/open-database.ts';
import type { MediaLibrary } from '../../platform/media/media-library.ts';
import type { CheckedFamily } from './check-upload.ts';
import { NONE } from './counts.ts';
import type { Cell, Piece, Row } from '../../platform/family-data/row.ts';
import type { Section } from '../../platform/family-data/section.ts';

/** Values in one question to the database; both kinds take some thousand. */
const AT_ONCE = 500;

/** A row that is there already under a key. */
interface Known {
  readonly key: string;
  readonly householdId: number;
  /** In the family's hands: neither deleted, nor a story of the library that is not among the saved ones. */
  readonly present: boolean;
}

/** An id of our own for a piece whose id another household has: the same one each time the zip is restored. */
const freshId = (householdId: number, id: string): string =>
  createHash('sha256').update(`${householdId} ${id}`).digest('base64url').slice(0, 21);

async function findKnown(queries: Queries, section: Section, householdId: number, keys: readonly string[]) {
  const { table, key, deleted } = section;
  const known = new Map<string, Known>();
  for (let from = 0; from < keys.length; from += AT_ONCE) {
    const absent = deleted ? sql.ref(deleted) : sql`null`;
    const own = key === 'id' ? sql`true` : sql`household_id = ${householdId}`;
    const { rows } = await sql<{ key: string; household_id: number; absent: string | null }>`
      select ${sql.ref(key)} as key, household_id, ${absent} as absent from ${sql.table(table)}
      where ${own} and ${sql.ref(key)} in (${sql.join(keys.slice(from, from + AT_ONCE))})
    `.execute(queries);
    for (const row of rows)
      known.set(row.key, { key: row.key, householdId: row.household_id, present: row.absent === null });
  }
  return known;
}

async function findTaken(queries: Queries, { parts }: Section, pieces: readonly Piece[]): Promise<Set<Cell>> {
  const taken = new Set<Cell>();
  if (!parts?.ownId) return taken;
  const ids = pieces.flatMap((piece) => piece.parts.map((part) => String(part['id'])));
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(parts.table)} where id in (${sql.join(ids.slice(from, from + AT_ONCE))})
    `.execute(queries);
    for (const { id } of rows) taken.add(id);
  }
  return taken;
}

async function insert(queries: Queries, table: Section['table'], row: Row): Promise<void> {
  const columns = Object.keys(row).map((column) => sql.ref(column));
  await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(Object.values(row))})`.execute(
    queries,
  );
}

/** Writes a checked family into a household, in the caller's transaction. */
export class FamilyRestore {
  readonly #queries: Queries;
  readonly #media: MediaLibrary;
  readonly #householdId: number;
  readonly #now: Date;
  readonly #restored: DataCounts = { ...NONE };
  readonly #alreadyHere: DataCounts = { ...NONE };
  readonly #files = new Set<string>();
  /** For each kind of piece the ids that had to change, old to new. */
  readonly #changed = new Map<string, Map<string, string>>();

  constructor(queries: Queries, media: MediaLibrary, { householdId, now }: { householdId: number; now: Date }) {
    this.#queries = queries;
    this.#media = media;
    this.#householdId = householdId;
    this.#now = now;
  }

  async write({ country, lists }: CheckedFamily): Promise<Restored> {
    const owned = await this.#ownedFiles();
    for (const { section, pieces } of lists) await this.#list(section, pieces);
    if (country !== null) await this.#settle(country);
    for (const file of this.#files) (owned.has(file) ? this.#alreadyHere : this.#restored).files += 1;
    return { restored: this.#restored, alreadyHere: this.#alreadyHere };
  }

  async #list(section: Section, pieces: readonly Piece[]): Promise<void> {
    const keys = pieces.map(({ row }) => String(row[section.key]));
    const fresh = new Map(keys.map((key) => [key, freshId(this.#householdId, key)]));
    const known = await findKnown(this.#queries, section, this.#householdId, [...keys, ...fresh.values()]);
    const taken = await findTaken(this.#queries, section, pieces);
    const changed = new Map<string, string>();
    if (section.pieceKind) this.#changed.set(section.pieceKind, changed);
    for (const piece of pieces) {
      const key = String(piece.row[section.key]);
      const isOthers = section.key === 'id' && (known.get(key)?.householdId ?? this.#householdId) !== this.#householdId;
      const id = isOthers ? (fresh.get(key) ?? key) : key;
      if (isOthers) changed.set(key, id);
      const here = known.get(id);
      if (here) await this.#leave(section, piece, { key: id, present: here.present });
      else await this.#add(section, piece, { key: id, taken });
    }
  }

  /** What is here already stays as it is; what was deleted or put back on the shelf is in the family's hands again. */
  async #leave(section: Section, piece: Piece, { key, present }: { key: string; present: boolean }): Promise<void> {
    for (const { file } of section.files(piece)) this.#files.add(file);
    if (section.deleted && !present) {
      await sql`
        update ${sql.table(section.table)} set ${sql.ref(section.deleted)} = null, revision = revision + 1
        where household_id = ${this.#householdId} and ${sql.ref(section.key)} = ${key}
      `.execute(this.#queries);
      this.#count(section, piece, this.#restored);
      return;
    }
    const savedAgain =
      section.table === 'library_story' && piece.row['saved_at'] !== null && (await this.#save(piece, key));
    this.#count(section, piece, savedAgain ? this.#restored : this.#alreadyHere);
  }

  async #save({ row }: Piece, storyId: string): Promise<boolean> {
    const saved = await this.#queries
      .updateTable('library_story')
      .set((column) => ({ saved_at: String(row['saved_at']), revision: column('revision', '+', 1) }))
      .where('household_id', '=', this.#householdId)
      .where('story_id', '=', storyId)
      .where('saved_at', 'is', null)
      .executeTakeFirst();
    return saved.numUpdatedRows === 1n;
  }

  async #add(section: Section, found: Piece, { key, taken }: { key: string; taken: Set<Cell> }): Promise<void> {
    const { parts } = section;
    const piece: Piece = {
      row: { ...found.row, ...this.#about(section, found.row), [section.key]: key },
      parts: found.parts.map((part) => ({
        ...part,
        ...(parts ? { [parts.parent]: key } : {}),
        ...(parts?.ownId && taken.has(part['id'] ?? null) ? { id: nanoid() } : {}),
      })),
    };
    const household = { household_id: this.#householdId };
    await insert(this.#queries, section.table, { ...piece.row, ...household });
    if (parts) for (const part of piece.parts) await insert(this.#queries, parts.table, { ...part, ...household });
    for (const { file, owner } of section.files(piece)) {
      this.#files.add(file);
      await this.#media.own(this.#queries, file, { householdId: this.#householdId, owner });
    }
    await section.askForRest(this.#queries, { householdId: this.#householdId, id: key }, piece, this.#now);
    this.#count(section, piece, this.#restored);
  }

  /** A reading or a goal follows its piece to the piece's new id. */
  #about({ aboutPiece }: Section, row: Row): Row {
    if (!aboutPiece) return {};
    const id = this.#changed.get(String(row['piece_kind']))?.get(String(row['piece_id']));
    return id === undefined ? {} : { piece_id: id };
  }

  #count(section: Section, piece: Piece, counts: DataCounts): void {
    const counted = section.count?.(piece);
    if (counted) counts[counted] += 1;
  }

  /** Where the family lives, unless it said so here. */
  async #settle(country: string): Promise<void> {
    await this.#queries
      .updateTable('household')
      .set({ country })
      .where('id', '=', this.#householdId)
      .where('country', 'is', null)
      .execute();
  }

  async #ownedFiles(): Promise<Set<string>> {
    const rows = await this.#queries
      .selectFrom('media_reference')
      .select('file')
      .where('household_id', '=', this.#householdId)
      .execute();
    return new Set(rows.map(({ file }) => file));
  }
}
