import type { Rendered } from './rendered.ts';

/** A story or a book is about 10 kB: some megabytes at most. */
const MOST = 400;

/**
 * Pieces as they were last sent. A page asks for its piece again and again while it waits for pictures and narration,
 * and reading one whole is most of the work; only its version has to be looked up each time.
 */
export class RenderedPieces<Piece> {
  /** In order of last use, so that the first one is the one to let go. */
  readonly #kept = new Map<string, { readonly version: number; readonly body: Rendered<Piece> }>();

  get(householdId: number, id: string, version: number): Rendered<Piece> | undefined {
    const key = `${householdId} ${id}`;
    const found = this.#kept.get(key);
    if (found?.version !== version) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found.body;
  }

  keep(householdId: number, id: string, version: number, body: Rendered<Piece>): void {
    this.#kept.delete(`${householdId} ${id}`);
    this.#kept.set(`${householdId} ${id}`, { version, body });
    const oldest = this.#kept.size > MOST ? this.#kept.keys().next() : undefined;
    if (oldest && !oldest.done) this.#kept.delete(oldest.value);
  }
}
