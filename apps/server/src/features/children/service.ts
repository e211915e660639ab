import { DEFAULT_AGE_BAND, LIMITS, type Child, type ChildDetails } from '@storylantern/contract';
import { nanoid } from 'nanoid';
import type { StoryScreen } from '../../makers/text/embedded-author.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { claimRequest, OnceByKey } from '../../platform/requests/once-by-key.ts';
import { inTime } from '../../platform/workers/in-time.ts';
import * as stored from './repository.ts';
import { toChild, toColumns } from './stored-child.ts';

/** Reading a name takes milliseconds; it waits behind the stories that are being written. */
const READING_MS = 30_000;
/** The first time zones are this far ahead of UTC: where the family lives it may be next month already. */
const ZONES_AHEAD_MS = 14 * 60 * 60 * 1_000;

const BUSY = 'Many stories are being written right now. Please try again in a moment.';
const unknownChild = () => new AppError('not-found', 'This child is not here. It may have been deleted.');
const tooMany = () =>
  new AppError(
    'conflict',
    `A family can have ${LIMITS.children} children here. Please delete one you no longer need before you add another.`,
  );

/** What children are kept with. */
export interface ChildrenParts {
  readonly database: Database;
  /** Reads names: one that could not stand in a story is refused while the parent still has it before them. */
  readonly screen: StoryScreen;
}

/** The children of a family. The acting household is the first argument of everything. */
export class ChildrenService {
  readonly #parts: ChildrenParts;
  readonly #requests: OnceByKey;

  constructor(parts: ChildrenParts) {
    this.#parts = parts;
    this.#requests = new OnceByKey(parts.database, 'child');
  }

  async list(householdId: number): Promise<Child[]> {
    return (await stored.listChildren(this.#parts.database.db, householdId)).map(toChild);
  }

  /**
   * Adds a child. With a key, the same request sent again adds nobody else.
   * @throws AppError `conflict` when the family has as many as it can.
   */
  async add(householdId: number, details: ChildDetails, key: string | undefined): Promise<Child> {
    const { db } = this.#parts.database;
    const id = await this.#requests.run(householdId, { request: details, key }, async (named) => {
      const columns = await this.#read(details);
      const now = new Date();
      const row = { ...columns, id: nanoid(), household_id: householdId, archived_at: null };
      await db.transaction().execute(async (queries) => {
        if ((await stored.countChildren(queries, householdId)) >= LIMITS.children) throw tooMany();
        await stored.insertChild(queries, { ...row, created_at: now.toISOString() });
        await claimRequest(queries, named, row.id, now);
      });
      return row.id;
    });
    const row = await stored.findChild(db, { householdId, id });
    if (!row) throw unknownChild();
    return toChild(row);
  }

  async change(householdId: number, id: string, details: ChildDetails): Promise<Child> {
    const key = { householdId, id };
    if (!(await stored.findChild(this.#parts.database.db, key))) throw unknownChild();
    const row = await stored.changeChild(this.#parts.database.db, key, await this.#read(details));
    if (!row) throw unknownChild();
    return toChild(row);
  }

  /** Puts a child away, or brings it back. */
  async archive(householdId: number, id: string, archived: boolean): Promise<Child> {
    const row = await stored.archiveChild(this.#parts.database.db, { householdId, id }, archived ? new Date() : null);
    if (!row) throw unknownChild();
    return toChild(row);
  }

  async remove(householdId: number, id: string): Promise<{ id: string }> {
    if (!(await stored.removeChild(this.#parts.database.db, { householdId, id }))) throw unknownChild();
    return { id };
  }

  /** The child that something is about: undefined when none was chosen, it was put away, or it is not the family's. */
  async chosen(householdId: number, id: string | null | undefined): Promise<Child | undefined> {
    if (!id) return undefined;
    const row = await stored.findChild(this.#parts.database.db, { householdId, id });
    return row && row.archived_at === null ? toChild(row) : undefined;
  }

  /** What was written down, its name as stories say it. */
  async #read(details: ChildDetails): Promise<stored.ChildColumns> {
    const thisMonth = new Date(Date.now() + ZONES_AHEAD_MS).toISOString().slice(0, 'YYYY-MM'.length);
    if (details.birthMonth !== null && details.birthMonth > thisMonth) {
      throw new AppError('bad-request', 'This month is still to come. Please choose the month your child was born.', {
        field: 'birthMonth',
      });
    }
    const brief = { name: details.nickname, ageBand: DEFAULT_AGE_BAND, gender: null, problem: '', notes: '' };
    const verdict = await inTime(READING_MS, BUSY, (signal) => this.#parts.screen(brief, signal));
    if (verdict.suitable) return toColumns({ ...details, nickname: verdict.name });
    if (verdict.unusableName) throw new AppError('bad-request', verdict.message, { field: 'nickname' });
    throw new AppError('unsuitable', verdict.message, { field: 'nickname', help: verdict.help });
  }
}
