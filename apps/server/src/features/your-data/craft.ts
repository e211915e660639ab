import type { Maker } from '@storylantern/contract';
import type { Queries } from '../../platform/database/open-database.ts';
import type { NeededFile, Piece } from './row.ts';

/** Names one piece of one household, as its jobs do. */
export interface PieceKey {
  readonly householdId: number;
  readonly id: string;
}

/** Who makes what is not made yet. */
export interface ExpectedMakers {
  readonly picture: Maker;
  readonly voice: Maker;
  readonly music: Maker;
}

/** What has to be known of one kind of piece to take it to another installation. */
export interface Craft {
  /** @throws Error when the piece could not be shown: a column of it does not hold what it should. */
  check(piece: Piece, expected: ExpectedMakers): void;
  /** The media files it needs, each once for every owner. */
  files(piece: Piece): NeededFile[];
  /** The same piece without files that are no longer there: what they held is made anew. Undefined: nothing is left. */
  without(piece: Piece, missing: ReadonlySet<string>): Piece | undefined;
  /** Asks for what is not made yet, so that a restored piece is never waited for in vain. */
  askForRest(queries: Queries, key: PieceKey, piece: Piece, now: Date): Promise<void>;
}
