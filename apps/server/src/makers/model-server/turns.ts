import { ModelServerFault } from './fault.ts';

/** Lets so many in at once; so many more wait, in order, each until it gives up. */
export class Turns {
  #free: number;
  readonly #places: number;
  /** In order of arrival. */
  readonly #waiting = new Set<() => void>();

  constructor(atOnce: number, places: number) {
    this.#free = atOnce;
    this.#places = places;
  }

  /**
   * Waits for a turn and returns what ends it.
   * @throws ModelServerFault `too-many` when too many wait already; the signal's reason when it is given up.
   */
  async take(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.#free === 0) await this.#wait(signal);
    else this.#free -= 1;
    return () => {
      const [next] = this.#waiting;
      if (next) next();
      else this.#free += 1;
    };
  }

  #wait(signal: AbortSignal): Promise<void> {
    if (this.#waiting.size >= this.#places) throw new ModelServerFault('too-many');
    return new Promise<void>((resolve, reject) => {
      const go = () => {
        this.#waiting.delete(go);
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        this.#waiting.delete(go);
        reject(signal.reason as Error);
      };
      this.#waiting.add(go);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }
}
