import type { ModelCraft } from '@storylantern/contract';
import { nanoid } from 'nanoid';
import type { Database } from '../../platform/database/open-database.ts';
import { writeInPassing } from '../../platform/database/write-in-passing.ts';
import type { ModelServerFaultKind } from './fault.ts';
import type { CallPurpose } from './models.ts';

/** One request to a model server as it is remembered: nothing of what was sent or came back. */
interface ModelCall {
  readonly craft: ModelCraft;
  readonly purpose: CallPurpose;
  /** `cancelled`: whoever asked gave it up. */
  readonly outcome: 'ok' | 'cancelled' | ModelServerFaultKind;
  readonly milliseconds: number;
}

/** How many requests a craft has sent today, by the clock of this machine in UTC, and how many of them failed. */
export interface CallsToday {
  readonly calls: number;
  readonly failed: number;
}

/** Midnight in UTC. */
const startOf = (day: Date): string => `${day.toISOString().slice(0, 10)}T00:00:00.000Z`;

/** The log of calls: kept in the database, so that a limit of a day holds over restarts and for all processes. */
export class CallLedger {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async write({ craft, purpose, outcome, milliseconds }: ModelCall, now: Date): Promise<void> {
    const row = {
      id: nanoid(),
      craft,
      purpose,
      outcome,
      milliseconds: Math.round(milliseconds),
      created_at: now.toISOString(),
    };
    await writeInPassing(this.#database, (queries) => queries.insertInto('model_call').values(row).execute());
  }

  async today(craft: ModelCraft, now: Date): Promise<CallsToday> {
    const rows = await this.#database.db
      .selectFrom('model_call')
      .select(['outcome', ({ fn }) => fn.countAll<number>().as('calls')])
      .where('craft', '=', craft)
      .where('created_at', '>=', startOf(now))
      .groupBy('outcome')
      .execute();
    const sum = (counted: typeof rows): number => counted.reduce((calls, row) => calls + Number(row.calls), 0);
    return {
      calls: sum(rows),
      failed: sum(rows.filter(({ outcome }) => outcome !== 'ok' && outcome !== 'cancelled')),
    };
  }

  /** When the last request of today failed that did, and how. */
  async lastFailure(
    craft: ModelCraft,
    now: Date,
  ): Promise<{ readonly at: string; readonly kind: ModelServerFaultKind } | undefined> {
    const row = await this.#database.db
      .selectFrom('model_call')
      .select(['outcome', 'created_at'])
      .where('craft', '=', craft)
      .where('created_at', '>=', startOf(now))
      .where('outcome', 'not in', ['ok', 'cancelled'])
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row && { at: row.created_at, kind: row.outcome as ModelServerFaultKind };
  }

  /** Forgets what was written before a time. */
  async forget(before: Date): Promise<void> {
    await this.#database.db.deleteFrom('model_call').where('created_at', '<', before.toISOString()).execute();
  }
}
