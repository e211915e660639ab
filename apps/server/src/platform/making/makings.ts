import { makingSchema, type Making, type MakingStep } from '@storylantern/contract';
import type { FastifyBaseLogger } from 'fastify';
import { limitAsking } from '../../makers/model-server/asking-time.ts';
import type { Database } from '../database/open-database.ts';
import { writeInPassing } from '../database/write-in-passing.ts';
import { AppError } from '../http/app-error.ts';
import { inTime } from '../workers/in-time.ts';
import type { UnderWay } from './family-work.ts';
import { askToStop, closeMaking, findMaking, noteMaking, openMaking, type MakingKey } from './making-rows.ts';

/** How often it is written down how far a text is, and looked whether somebody stopped it from another process. */
const NOTE_MS = 1_000;
/** A text takes minutes at most; a row that nobody wrote to for this long was left by a process that ended. */
export const MAKING_KEPT_MS = 15 * 60 * 1_000;

const STOPPED = 'Stopped. Nothing was made, and what you typed is still here.';
const stopped = () => new AppError('cancelled', STOPPED);

/** What a text is asked for with: the whole of it belongs to the maker. */
interface Telling {
  readonly signal: AbortSignal;
  readonly onStep?: (step: MakingStep, words: number) => void;
}

/** A text that a parent waits for. */
interface Wanted {
  readonly householdId: number;
  /** The work that the text is for: with it the text ends. */
  readonly underWay: UnderWay;
  /** The request's own key; without one nobody can ask how far it is. */
  readonly key: string | undefined;
  /** How long this machine may take for it, in milliseconds. */
  readonly ms: number;
  /** What is said when that is not enough. */
  readonly busy: string;
}

interface Followed {
  making: Making;
  readonly stop: AbortController;
}

/** What texts are waited for with. */
export interface MakingsParts {
  readonly database: Database;
  /** How long the text model may be asked for one text, in milliseconds; undefined: there is none. */
  readonly askingMs: number | undefined;
  readonly now: () => Date;
  readonly log: () => Pick<FastifyBaseLogger, 'warn'> | undefined;
}

/**
 * The texts that parents wait for. Where a model server writes them, each is known under its request's key while it is
 * written: how far it is, and a way to stop it, from whichever process. A parent who goes away stops nothing: the piece is
 * in the library when they come back.
 */
export class Makings {
  readonly #parts: MakingsParts;
  readonly #underWay = new Map<string, Followed>();

  constructor(parts: MakingsParts) {
    this.#parts = parts;
  }

  /**
   * Has a text made, in the time that this machine may take and, where there is one, the model server.
   * @throws AppError `not-ready` when the time is up, `cancelled` when the parent stopped it.
   */
  async inTime<Result>(
    { householdId, underWay, key, ms, busy }: Wanted,
    make: (telling: Telling) => Promise<Result>,
  ): Promise<Result> {
    const { askingMs } = this.#parts;
    return inTime(ms + (askingMs ?? 0), busy, async (late) => {
      const ended = AbortSignal.any([late, underWay.signal]);
      if (askingMs === undefined) return make({ signal: ended });
      const stop = new AbortController();
      const giveUp = () => stop.abort(ended.reason);
      ended.addEventListener('abort', giveUp, { once: true });
      if (ended.aborted) giveUp();
      limitAsking(stop.signal, askingMs);
      try {
        const named = key === undefined ? undefined : { householdId, key };
        return await (named ? this.#followed(named, stop, make) : make({ signal: stop.signal }));
      } catch (error) {
        throw stop.signal.aborted ? stop.signal.reason : error;
      } finally {
        ended.removeEventListener('abort', giveUp);
      }
    });
  }

  /** How far a text is; undefined when none is being written under the key. */
  async find(named: MakingKey): Promise<Making | undefined> {
    const here = this.#underWay.get(nameOf(named));
    if (here) return here.making;
    const row = await findMaking(this.#parts.database.db, named);
    return row && makingSchema.parse(row);
  }

  /**
   * Stops a text.
   * @throws AppError `not-found` when none is being written under the key.
   */
  async cancel(named: MakingKey): Promise<void> {
    const here = this.#underWay.get(nameOf(named));
    here?.stop.abort(stopped());
    if (here || (await askToStop(this.#parts.database.db, named))) return;
    throw new AppError('not-found', 'Nothing is being written any more, so there is nothing to stop.');
  }

  async #followed<Result>(
    named: MakingKey,
    stop: AbortController,
    make: (telling: Telling) => Promise<Result>,
  ): Promise<Result> {
    const { database, now } = this.#parts;
    const followed: Followed = { making: { step: 'asking', words: 0 }, stop };
    this.#underWay.set(nameOf(named), followed);
    const timer = setInterval(() => void this.#note(named, followed), NOTE_MS);
    try {
      await writeInPassing(database, (queries) => openMaking(queries, named, followed.making, now()));
      stop.signal.throwIfAborted();
      const result = await make({
        signal: stop.signal,
        onStep: (step, words) => {
          followed.making = { step, words };
        },
      });
      // Whoever was told that it is stopped does not find it in the library.
      this.#underWay.delete(nameOf(named));
      stop.signal.throwIfAborted();
      return result;
    } finally {
      clearInterval(timer);
      this.#underWay.delete(nameOf(named));
      if (await writeInPassing(database, (queries) => closeMaking(queries, named))) stop.abort(stopped());
      stop.signal.throwIfAborted();
    }
  }

  async #note(named: MakingKey, { making, stop }: Followed): Promise<void> {
    const { database, now, log } = this.#parts;
    try {
      const isStopped = await writeInPassing(database, (queries) => noteMaking(queries, named, making, now()));
      if (isStopped) stop.abort(stopped());
    } catch (error) {
      log()?.warn({ err: error }, 'How far a text is could not be written down');
    }
  }
}

const nameOf = ({ householdId, key }: MakingKey): string => `${householdId} ${key}`;
