import { ModelServerFault } from './fault.ts';

/** So many failures in a row, and the server is left alone. */
const FAILURES = 3;
/** Long enough for a server to start again, short enough for a parent to try again. */
const REST_MS = 60_000;

/** How a call went, as far as it says something about the server: `unknown` when it was given up. */
export type CallOutcome = 'answered' | 'failed' | 'unknown';

/**
 * Leaves a server alone that failed several times in a row (a circuit breaker): nobody waits for what will not come, and
 * a server that is too busy gets a pause. After the rest one call tries it; its outcome decides for all others.
 */
export class Rest {
  readonly #now: () => Date;
  #failures = 0;
  #until: Date | undefined;
  #tried = false;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Until when it rests; null while it is asked. */
  get until(): Date | null {
    return this.#until && this.#until > this.#now() ? this.#until : null;
  }

  /**
   * Begins a call. What is returned is told once how it went.
   * @throws ModelServerFault `resting`.
   */
  begin(): (outcome: CallOutcome) => void {
    const isTrial = this.#until !== undefined;
    if (isTrial && (this.until !== null || this.#tried)) throw new ModelServerFault('resting');
    if (isTrial) this.#tried = true;
    return (outcome) => {
      if (isTrial) this.#tried = false;
      if (outcome === 'answered') this.end();
      if (outcome !== 'failed') return;
      this.#failures += 1;
      if (this.#failures >= FAILURES) this.#until = new Date(this.#now().getTime() + REST_MS);
    };
  }

  /** It answers again. */
  end(): void {
    this.#failures = 0;
    this.#until = undefined;
  }
}
