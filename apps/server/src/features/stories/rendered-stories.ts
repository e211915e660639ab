import type { Story } from '@storylantern/contract';
import type { Rendered } from '../../platform/http/rendered.ts';

/** A story is about 10 kB: some megabytes at most. */
const MOST = 400;

/**
 * Stories as they were last sent. A page asks for its story again and again while it waits for the narration, and
 * reading one whole is most of the work; only its revision has to be looked up each time.
 */
export class RenderedStories {
  /** In order of last use, so that the first one is the one to let go. */
  readonly #kept = new Map<string, { readonly revision: number; readonly body: Rendered<Story> }>();

  get(householdId: number, id: string, revision: number): Rendered<Story> | undefined {
    const key = `${householdId} ${id}`;
    const found = this.#kept.get(key);
    if (found?.revision !== revision) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found.body;
  }

  keep(householdId: number, id: string, revision: number, body: Rendered<Story>): void {
    this.#kept.delete(`${householdId} ${id}`);
    this.#kept.set(`${householdId} ${id}`, { revision, body });
    const oldest = this.#kept.size > MOST ? this.#kept.keys().next() : undefined;
    if (oldest && !oldest.done) this.#kept.delete(oldest.value);
  }
}
