import { setTimeout as pause } from 'node:timers/promises';
import type { ModelCraft } from '@storylantern/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { ModelServerConfig } from '../../model-server-config.ts';
import { defectFacts } from '../../platform/log/defect-facts.ts';
import { timeToAsk } from './asking-time.ts';
import type { CallLedger } from './call-ledger.ts';
import { ModelServerFault } from './fault.ts';
import type { CallPurpose } from './models.ts';
import { faultIn, faultOf, isUnwell, pauseBeforeRetry } from './read-fault.ts';
import { Rest } from './rest.ts';
import { Turns } from './turns.ts';

/** How many questions may wait for their turn: a whole book's pictures and a few pieces beside it. */
const PLACES_TO_WAIT = 32;

/** What the limits of one craft rest on. */
export interface LimitParts {
  readonly ledger: CallLedger;
  readonly now: () => Date;
  readonly log: () => Pick<FastifyBaseLogger, 'warn' | 'debug'> | undefined;
}

/** One question: what it is for, and how it is given up. */
interface Asked {
  readonly purpose: CallPurpose;
  readonly signal?: AbortSignal | undefined;
}

/** Sends one request and reads its answer; retried where that helps, unless it says that it has handed something on. */
export type Call = <Result>(
  request: (signal: AbortSignal) => Promise<Result>,
  isBegun?: () => boolean,
) => Promise<Result>;

/**
 * The limits of one server: so many questions at once, a time for each with everything it takes (waiting for its turn,
 * retries, asking again), a number of requests a day, a rest after failures. Every request is written into the log of calls.
 */
export class CallLimits {
  readonly #craft: ModelCraft;
  readonly #config: ModelServerConfig;
  readonly #parts: LimitParts;
  readonly #turns: Turns;
  readonly #rest: Rest;
  readonly #asking = new Set<AbortController>();
  #underWay = 0;
  #isClosed = false;

  constructor(craft: ModelCraft, config: ModelServerConfig, parts: LimitParts) {
    this.#craft = craft;
    this.#config = config;
    this.#parts = parts;
    this.#turns = new Turns(config.callsAtOnce, PLACES_TO_WAIT);
    this.#rest = new Rest(parts.now);
  }

  get restsUntil(): Date | null {
    return this.#rest.until;
  }

  /**
   * Answers one question, by as many calls as `work` needs.
   * @throws ModelServerFault, or the signal's reason when it was given up.
   */
  async ask<Result>({ purpose, signal }: Asked, work: (call: Call) => Promise<Result>): Promise<Result> {
    signal?.throwIfAborted();
    if (this.#isClosed) throw new ModelServerFault('unreachable');
    const stop = new AbortController();
    const giveUp = () => stop.abort(signal?.reason);
    const clock = { fault: new ModelServerFault('too-many') };
    const milliseconds = Math.min(this.#config.seconds * 1_000, timeToAsk(signal));
    const timer = setTimeout(() => stop.abort(clock.fault), milliseconds);
    signal?.addEventListener('abort', giveUp, { once: true });
    this.#asking.add(stop);
    try {
      const end = await this.#turns.take(stop.signal);
      clock.fault = new ModelServerFault('too-slow');
      try {
        return await work((request, isBegun) => this.#call(purpose, { stop, signal }, request, isBegun));
      } finally {
        end();
      }
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      const fault = faultOf(stop.signal.aborted ? stop.signal.reason : error);
      // What is no fault of the server's went wrong where its answer was read.
      if (!stop.signal.aborted && !faultIn(error)) this.#tellDefect(purpose, error);
      throw fault;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
      this.#asking.delete(stop);
    }
  }

  /** Ends the rest, when somebody found out that the server answers. */
  endRest(): void {
    this.#rest.end();
  }

  /** Gives up every question, also those that are still to come. */
  close(): void {
    this.#isClosed = true;
    for (const stop of this.#asking) stop.abort(new ModelServerFault('unreachable'));
  }

  async #call<Result>(
    purpose: CallPurpose,
    { stop, signal }: { readonly stop: AbortController; readonly signal: AbortSignal | undefined },
    request: (signal: AbortSignal) => Promise<Result>,
    isBegun: () => boolean = () => false,
  ): Promise<Result> {
    // A test is made to find out whether the server answers by now.
    const tell = purpose === 'test' ? () => undefined : this.#rest.begin();
    for (let isRetry = false; ; isRetry = true) {
      try {
        const result = await this.#send(purpose, { stop, signal }, request);
        tell('answered');
        return result;
      } catch (error) {
        const fault = signal?.aborted ? undefined : faultOf(error);
        const rest = fault && !isRetry && !isBegun() ? pauseBeforeRetry(fault) : undefined;
        if (rest === undefined || stop.signal.aborted) {
          if (fault === undefined || fault.kind === 'day-full') tell('unknown');
          else tell(isUnwell(fault) ? 'failed' : 'answered');
          throw fault ?? error;
        }
        await pause(rest, undefined, { signal: stop.signal }).catch(() => {
          tell('unknown');
          throw stop.signal.reason;
        });
      }
    }
  }

  async #send<Result>(
    purpose: CallPurpose,
    { stop, signal }: { readonly stop: AbortController; readonly signal: AbortSignal | undefined },
    request: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const { calls } = await this.#parts.ledger.today(this.#craft, this.#parts.now());
    if (calls + this.#underWay >= this.#config.callsPerDay) throw new ModelServerFault('day-full');
    stop.signal.throwIfAborted();
    this.#underWay += 1;
    const began = performance.now();
    let outcome: Parameters<CallLedger['write']>[0]['outcome'] = 'ok';
    try {
      return await request(stop.signal);
    } catch (error) {
      const fault = faultOf(stop.signal.aborted ? stop.signal.reason : error);
      if (!stop.signal.aborted && !faultIn(error)) this.#tellDefect(purpose, error);
      outcome = signal?.aborted ? 'cancelled' : fault.kind;
      throw fault;
    } finally {
      this.#underWay -= 1;
      await this.#write(purpose, outcome, performance.now() - began);
    }
  }

  /** Whether it was the server's or our own doing is seen by where it was thrown. */
  #tellDefect(purpose: CallPurpose, error: unknown): void {
    const facts = { craft: this.#craft, purpose, defect: defectFacts(error) };
    this.#parts.log()?.warn(facts, 'An answer of a model server could not be read');
  }

  async #write(
    purpose: CallPurpose,
    outcome: Parameters<CallLedger['write']>[0]['outcome'],
    milliseconds: number,
  ): Promise<void> {
    const { ledger, now, log } = this.#parts;
    const call = { craft: this.#craft, purpose, outcome, milliseconds: Math.round(milliseconds) };
    const host = new URL(this.#config.baseUrl).host;
    if (outcome === 'ok' || outcome === 'cancelled') log()?.debug({ ...call, host }, 'A model server was asked');
    else log()?.warn({ ...call, host }, 'A model server gave nothing to use');
    try {
      await ledger.write(call, now());
    } catch (error) {
      // An answer that is here is not thrown away because it could not be counted.
      log()?.warn({ err: error }, 'A call of a model server could not be written down');
    }
  }
}
