import type { FastifyBaseLogger } from 'fastify';
import type { Database, Queries } from '../database/open-database.ts';
import { AppError } from '../http/app-error.ts';
import { isUndeletedSince, readDeletions } from './deletions.ts';

/** How often it is looked whether the family deleted everything by another server. */
const LOOK_MS = 1_000;

const GONE = 'Everything was deleted while this was being made, so it was not kept.';
const gone = () => new AppError('cancelled', GONE);

/** What work for a family goes by. */
export interface UnderWay {
  /** Aborted when the family deletes everything, by this server or another one. */
  readonly signal: AbortSignal;
  /**
   * Asked in the transaction that stores what was made.
   * @throws AppError `cancelled` when the family deleted everything since the work began.
   */
  mayStore(queries: Queries): Promise<void>;
}

/** What is looked after with. */
export interface FamilyWorkParts {
  readonly database: Database;
  readonly log: () => Pick<FastifyBaseLogger, 'warn'> | undefined;
}

/**
 * Work for families that takes a while, on whichever server: when a family deletes everything, it ends, and nothing of
 * it is stored.
 */
export class FamilyWork {
  readonly #parts: FamilyWorkParts;
  readonly #underWay = new Set<{ readonly householdId: number; readonly stop: AbortController }>();

  constructor(parts: FamilyWorkParts) {
    this.#parts = parts;
  }

  /**
   * Does work for a family, storing included.
   * @throws AppError `cancelled` when the family deletes everything before it is stored.
   */
  async run<Result>(householdId: number, work: (underWay: UnderWay) => Promise<Result>): Promise<Result> {
    const { db } = this.#parts.database;
    const stop = new AbortController();
    const mine = { householdId, stop };
    // Known from now on, so that a deletion between this line and the next one ends it as well.
    this.#underWay.add(mine);
    const deletions = await readDeletions(db, householdId);
    const timer = setInterval(() => void this.#look(householdId, deletions, stop), LOOK_MS);
    try {
      return await work({
        signal: stop.signal,
        async mayStore(queries) {
          stop.signal.throwIfAborted();
          if (deletions === undefined || !(await isUndeletedSince(queries, householdId, deletions))) throw gone();
        },
      });
    } catch (error) {
      throw stop.signal.aborted ? stop.signal.reason : error;
    } finally {
      clearInterval(timer);
      this.#underWay.delete(mine);
    }
  }

  /** Ends what this server does for a family. */
  end(householdId: number): void {
    for (const each of this.#underWay) if (each.householdId === householdId) each.stop.abort(gone());
  }

  async #look(householdId: number, deletions: number | undefined, stop: AbortController): Promise<void> {
    try {
      if ((await readDeletions(this.#parts.database.db, householdId)) !== deletions) stop.abort(gone());
    } catch (error) {
      this.#parts.log()?.warn({ err: error }, 'It could not be read whether a family deleted everything');
    }
  }
}
