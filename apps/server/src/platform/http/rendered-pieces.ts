import type { Rendered } from './rendered.ts';

/** A story or a book is about 10 kB: some megabytes at most. */
const MOST = 400;

/** How often the pieces of a household were forgotten: what was kept before is not found any more. */
const forgotten = new Map<number, number>();

/** Forgets every kept piece of a household: after it deletes everything, the same ids may come back with other words. */
export const forgetRendered = (householdId: number): void => {
  forgotten.set(householdId, (forgotten.get(householdId) ?? 0) + 1);
};

const keyOf = (householdId: number, id: string): string => `${householdId} ${forgotten.get(householdId) ?? 0} ${id}`;

/**
 * Pieces as they were last sent. A page asks for its piece again and again while it waits for pictures and narration,
 * and reading one whole is most of the work; only its version has to be looked up each time.
 */
export class RenderedPieces<Piece> {
  /** In order of last use, so that the first one is the one to let go. */
  readonly #kept = new Map<string, { readonly version: number; readonly body: Rendered<Piece> }>();

  get(householdId: number, id: string, version: number): Rendered<Piece> | undefined {
    const key = keyOf(householdId, id);
    const found = this.#kept.get(key);
    if (found?.version !== version) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found.body;
  }

  keep(householdId: number, id: string, version: number, body: Rendered<Piece>): void {
    const key = keyOf(householdId, id);
    this.#kept.delete(key);
    this.#kept.set(key, { version, body });
    const oldest = this.#kept.size > MOST ? this.#kept.keys().next() : undefined;
    if (oldest && !oldest.done) this.#kept.delete(oldest.value);
  }
}
