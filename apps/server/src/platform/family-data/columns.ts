import type { ZodMiniType } from 'zod/mini';
import * as z from 'zod/mini';

/** What PostgreSQL cannot hold is not text of ours: NUL, and halves of surrogate pairs. */
const isStorable = (value: string): boolean => !value.includes('\0') && value.isWellFormed();

const text = z.string().check(z.refine(isStorable));
/** A whole number as both databases hold it: 32 bits. */
const whole = z.int().check(z.minimum(-(2 ** 31)), z.maximum(2 ** 31 - 1));
const id = text.check(z.minLength(1), z.maxLength(200));

/** What the columns of an exported row hold. JSON columns are written out as what they are, and not as text. */
const COLUMNS = {
  id,
  text,
  whole,
  time: z.iso.datetime({ precision: 3 }),
  real: z.number(),
  /** A count from 1 that began after some families took their data along: there it is still at 1. */
  ordinal: z.prefault(whole.check(z.minimum(1)), 1),
  json: z.unknown(),
} as const;

type ColumnKind = keyof typeof COLUMNS;
/** The kind of every column; a question mark says that it may be null. */
export type ColumnKinds = Readonly<Record<string, ColumnKind | `${ColumnKind}?`>>;

/** Whether a column holds JSON. */
export const isJson = (kind: ColumnKinds[string]): boolean => kind === 'json' || kind === 'json?';

/** A column that was added since a family took its data along is left out of what it took. */
const orNull = (schema: ZodMiniType) => z.prefault(z.nullable(schema), null);

/** The schema of an exported row: just these columns. */
export function rowSchema(kinds: ColumnKinds, more: Readonly<Record<string, ZodMiniType>> = {}) {
  const columns = Object.entries(kinds).map(([column, kind]) => {
    const schema: ZodMiniType = COLUMNS[kind.replace('?', '') as ColumnKind];
    return [column, kind.endsWith('?') ? orNull(schema) : schema] as const;
  });
  return z.strictObject({ ...Object.fromEntries(columns), ...more });
}
