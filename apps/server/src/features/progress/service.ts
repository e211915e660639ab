import { PIECE_KINDS, type Reading, type TrackingEntry } from '@storylantern/contract';
import type { Selectable } from 'kysely';
import { nanoid } from 'nanoid';
import * as z from 'zod/mini';
import type { Database } from '../../platform/database/open-database.ts';
import type { ReadingSessionTable } from '../../platform/database/tables.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { Rendered } from '../../platform/http/rendered.ts';
import { claimRequest, OnceByKey } from '../../platform/requests/once-by-key.ts';
import * as stored from './repository.ts';

const pieceKind = z.enum(PIECE_KINDS);
const unknownReading = () => new AppError('not-found', 'This reading is not here. It may have been taken away.');

const toEntry = (row: Selectable<ReadingSessionTable>): TrackingEntry => ({
  id: row.id,
  childName: row.child_name,
  storyTitle: row.story_title,
  pieceKind: pieceKind.parse(row.piece_kind),
  pieceId: row.piece_id,
  createdAt: row.created_at,
  comprehensionRating: row.comprehension_rating,
  interestRating: row.interest_rating,
  repetitionRating: row.repetition_rating,
  behaviorRating: row.behavior_rating,
  sessionDuration: row.session_duration,
  notes: row.notes,
});

const toColumns = (reading: Reading): stored.ReadingColumns => ({
  child_name: reading.childName,
  story_title: reading.storyTitle,
  piece_kind: reading.pieceKind,
  piece_id: reading.pieceId,
  comprehension_rating: reading.comprehensionRating,
  interest_rating: reading.interestRating,
  repetition_rating: reading.repetitionRating,
  behavior_rating: reading.behaviorRating,
  session_duration: reading.sessionDuration ?? null,
  notes: reading.notes || null,
});

/** What parents record of their readings. The acting household is the first argument of everything. */
export class ProgressService {
  readonly #database: Database;
  readonly #requests: OnceByKey;

  constructor(database: Database) {
    this.#database = database;
    this.#requests = new OnceByKey(database, 'reading');
  }

  /** Records a reading. With a key, the same request sent again records nothing more. */
  async track(householdId: number, reading: Reading, key: string | undefined): Promise<TrackingEntry> {
    const id = await this.#requests.run(householdId, { request: reading, key }, async (named) => {
      const now = new Date();
      const row = { ...toColumns(reading), id: nanoid(), household_id: householdId, created_at: now.toISOString() };
      await this.#database.db.transaction().execute(async (queries) => {
        await stored.insertReading(queries, row);
        await claimRequest(queries, named, row.id, now);
      });
      return row.id;
    });
    const row = await stored.findReading(this.#database.db, { householdId, id });
    if (!row) throw unknownReading();
    return toEntry(row);
  }

  /** The readings of a user. One family's server knows one: the family itself. */
  async list(householdId: number, userId: number): Promise<Rendered<TrackingEntry[]>> {
    if (userId !== householdId) throw new AppError('not-found', 'There are no readings of this family here.');
    const readings = await stored.listReadingsAsJson(this.#database, householdId);
    return new Rendered(Buffer.from(`[${readings.join(',')}]`));
  }

  async change(householdId: number, id: string, reading: Reading): Promise<TrackingEntry> {
    const row = await stored.changeReading(this.#database.db, { householdId, id }, toColumns(reading));
    if (!row) throw unknownReading();
    return toEntry(row);
  }

  /** Brings a reading back that was taken away; nothing is kept of it meanwhile, so it comes as it was. */
  async restore(householdId: number, id: string, reading: Reading, createdAt: string): Promise<TrackingEntry> {
    if (createdAt > new Date().toISOString())
      throw new AppError('bad-request', 'A reading cannot have been later than now.', { field: 'createdAt' });
    const row = { ...toColumns(reading), id, household_id: householdId, created_at: createdAt };
    await stored.insertReadingAgain(this.#database.db, row);
    const found = await stored.findReading(this.#database.db, { householdId, id });
    if (!found) throw unknownReading();
    return toEntry(found);
  }

  async remove(householdId: number, id: string): Promise<{ id: string }> {
    if (!(await stored.removeReading(this.#database.db, { householdId, id }))) throw unknownReading();
    return { id };
  }
}
