/** One value of a row; what the tables hold is text, numbers and nothing else. */
export type Cell = string | number | null;

/** A row of a table by its columns. */
export type Row = Readonly<Record<string, Cell>>;

/** A row together with the rows that belong to it, as the pages of a book do. */
export interface Piece {
  readonly row: Row;
  readonly parts: readonly Row[];
}

/** A media file and the owner under which a piece needs it. */
export interface NeededFile {
  readonly file: string;
  readonly owner: string;
}

/** A row of a table, seen as what its columns were checked to be. */
export const rowOf = <Table>(row: Row): Table => row as unknown as Table;
