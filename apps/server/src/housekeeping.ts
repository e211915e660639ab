import type { JobLog } from './platform/jobs/job-runner.ts';

/** Once an hour, and soon after the start: often enough for what is measured in days. */
const EVERY_MS = 60 * 60 * 1_000;
const FIRST_MS = 30_000;

/** Does the small chores of the server again and again. A chore that fails is logged and done again next time. */
export class Housekeeping {
  readonly #chores: Readonly<Record<string, (now: Date) => Promise<unknown>>>;
  readonly #log: JobLog;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;

  constructor(chores: Readonly<Record<string, (now: Date) => Promise<unknown>>>, log: JobLog) {
    this.#chores = chores;
    this.#log = log;
  }

  start(): void {
    const again = (pause: number) => {
      this.#timer = setTimeout(() => {
        this.#round = this.clean(new Date()).finally(() => again(EVERY_MS));
      }, pause);
      this.#timer.unref();
    };
    again(FIRST_MS);
  }

  async clean(now: Date): Promise<void> {
    for (const [chore, run] of Object.entries(this.#chores)) {
      try {
        await run(now);
      } catch (error) {
        this.#log.error({ err: error, chore }, 'A chore failed; it is done again in an hour');
      }
    }
  }

  /** Lets a chore in hand end. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#round;
    clearTimeout(this.#timer);
  }
}
