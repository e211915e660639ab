import type { Database, Queries } from '../database/open-database.ts';
import { conflictingKey, findByKey, payloadHash, takeKey } from './request-key.ts';

/** Names one request of one household that must make one piece only. */
export interface NamedRequest {
  readonly householdId: number;
  readonly key: string;
  readonly hash: string;
}

/** Somebody else answered the same request first. */
class KeyTaken extends Error {}

/** Takes the request's key for what was made, in the transaction that writes it; without a key, nothing. */
export async function claimRequest(
  queries: Queries,
  named: NamedRequest | undefined,
  pieceId: string,
  now: Date,
): Promise<void> {
  if (named && !(await takeKey(queries, { ...named, pieceId }, now))) throw new KeyTaken();
}

/** Has each request with a key make one piece, however often and wherever it arrives. */
export class OnceByKey {
  readonly #database: Database;
  readonly #what: string;
  /** Requests under way in this process, by household and key: their repetitions wait for the same piece. */
  readonly #underWay = new Map<string, { readonly hash: string; readonly piece: Promise<string> }>();

  /** @param what the kind of piece: the same key with a request for another kind is another request. */
  constructor(database: Database, what: string) {
    this.#database = database;
    this.#what = what;
  }

  /**
   * Makes a piece and returns its id; with a key, the same request sent again returns the same id. `make` must call
   * `claimRequest` with what it is given.
   * @throws AppError `conflict` when the key came before with another request.
   */
  async run(
    householdId: number,
    { request, key }: { readonly request: unknown; readonly key: string | undefined },
    make: (named: NamedRequest | undefined) => Promise<string>,
  ): Promise<string> {
    if (key === undefined) return make(undefined);
    const named: NamedRequest = { householdId, key, hash: payloadHash([this.#what, request]) };
    const name = `${householdId} ${key}`;
    const underWay = this.#underWay.get(name);
    if (underWay) {
      if (underWay.hash !== named.hash) throw conflictingKey();
      return underWay.piece;
    }
    const piece = this.#once(named, make);
    this.#underWay.set(name, { hash: named.hash, piece });
    try {
      return await piece;
    } finally {
      this.#underWay.delete(name);
    }
  }

  async #once(named: NamedRequest, make: (named: NamedRequest) => Promise<string>): Promise<string> {
    const made = await this.#madeBefore(named);
    if (made !== undefined) return made;
    try {
      return await make(named);
    } catch (error) {
      // Another process answered the same request first: its piece is the one.
      const theirs = error instanceof KeyTaken ? await this.#madeBefore(named) : undefined;
      if (theirs === undefined) throw error;
      return theirs;
    }
  }

  async #madeBefore({ householdId, key, hash }: NamedRequest): Promise<string | undefined> {
    const made = await findByKey(this.#database.db, householdId, key);
    if (made && made.payload_hash !== hash) throw conflictingKey();
    return made?.piece_id;
  }
}
