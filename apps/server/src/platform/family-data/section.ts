import type { DataCounts } from '@storylantern/contract';
import type { Insertable } from 'kysely';
import type { Queries } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import type { ColumnKinds } from './columns.ts';
import type { Html } from './html.ts';
import type { NeededFile, Piece } from './row.ts';

/** Rows of another table that belong to each row of a section. */
interface Parts {
  readonly name: string;
  readonly table: keyof Tables;
  /** The column that names the row they belong to. */
  readonly parent: string;
  /** The column that tells them apart within it. */
  readonly unique: string;
  /** The column they are read in the order of. */
  readonly order: string;
  /** Whether each has an id of its own, which is one of its kind in the whole database. */
  readonly ownId: boolean;
  /** What families took along before there were such parts has no list of them. */
  readonly addedLater?: true;
  readonly kinds: ColumnKinds;
}

/** A readable page of one piece. */
export interface PiecePage {
  readonly title: string;
  /** Said of it in the table of contents. */
  readonly about: string;
  readonly body: Html;
}

/** How the rows of one table, with what belongs to each of them, are taken along and brought back. */
export interface Section {
  /** The name of their list. */
  readonly name: string;
  readonly table: keyof Tables;
  /** Tells the rows of a household apart; when it is `id`, those of the whole database. */
  readonly key: 'id' | 'story_id' | 'said';
  readonly kinds: ColumnKinds;
  readonly parts?: Parts;
  /** Rows that are deleted and can be brought back for a while have this column; they are not taken along. */
  readonly deleted?: 'deleted_at';
  /** What a reading or a goal calls pieces of this kind. */
  readonly pieceKind?: string;
  /** Each row names a piece, whose kind is in `piece_kind`. */
  readonly aboutPiece?: true;
  /** Which count a piece is in; none counts it not at all. */
  count?(piece: Piece): keyof DataCounts | undefined;
  /** @throws Error when a piece could not be shown: a column of it does not hold what it should. */
  check(piece: Piece): void;
  /** The media files a piece needs, each once for every owner. */
  files(piece: Piece): NeededFile[];
  /** The same piece without files that are no longer there: what they held is made anew. Undefined: nothing is left. */
  without(piece: Piece, missing: ReadonlySet<string>): Piece | undefined;
  /** Asks for what is not made yet, so that a restored piece is never waited for in vain. */
  askForRest(queries: Queries, key: PieceKey, piece: Piece, now: Date): Promise<void>;
  /** A folder of readable pages; `kind` is the name of a file whose title gives none. */
  readonly pages?: {
    readonly folder: string;
    readonly kind: string;
    readonly heading: string;
    /** A media file that is only looked at, and belongs to nobody; undefined when a page has none. */
    picture?(piece: Piece): Promise<string | undefined>;
    page(piece: Piece, picture: string | undefined): PiecePage | undefined;
  };
  /** A few lines on a page of all of them. */
  line?(piece: Piece): Html;
}

/** Names one piece of one household, as its jobs do. */
interface PieceKey {
  readonly householdId: number;
  readonly id: string;
}

/** Of what is only written down nothing is made. */
export const WRITTEN: Pick<Section, 'files' | 'without' | 'askForRest'> = {
  files: () => [],
  without: (piece) => piece,
  askForRest: async () => undefined,
};

/** Every column but whose row it is: what is taken along is the family's that reads it. */
type Kinds<Table extends keyof Tables, Left extends string> = Readonly<
  Record<Exclude<keyof Insertable<Tables[Table]>, 'household_id' | Left>, ColumnKinds[string]>
>;

/** The kind of every column of a table, but for those in `Left`. */
export const kindsOf = <Table extends keyof Tables, Left extends string = never>(
  _table: Table,
  kinds: Kinds<Table, Left>,
): ColumnKinds => kinds;

/** The columns of whatever is spoken. */
export const NARRATION_KINDS = {
  narration_state: 'text',
  narration_message: 'text?',
  narration_round: 'whole',
  narration: 'json?',
  manifest: 'json?',
} as const;
