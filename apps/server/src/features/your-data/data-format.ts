import { householdSettingsSchema } from '@storylantern/contract';
import type { ZodMiniType } from 'zod/mini';
import * as z from 'zod/mini';
import { isJson, rowSchema, type ColumnKinds } from '../../platform/family-data/columns.ts';
import type { Cell, Piece, Row } from '../../platform/family-data/row.ts';
import type { Section } from '../../platform/family-data/section.ts';

/** The name and the version of the format; a version that cannot be read by older servers has a higher number. */
export const FORMAT = 'storylantern-family';
export const FORMAT_VERSION = 1;

/** The file that holds every row. */
export const DATA_FILE = 'storylantern.json';

const partsSchema = ({ kinds, addedLater }: NonNullable<Section['parts']>): ZodMiniType => {
  const list = z.array(rowSchema(kinds));
  return addedLater ? z.prefault(list, []) : list;
};

const entrySchema = ({ kinds, parts }: Section): ZodMiniType =>
  rowSchema(kinds, parts ? { [parts.name]: partsSchema(parts) } : {});

/** The first lines of the file, read before everything else so that a newer format is told from a damaged file. */
export const headSchema = z.looseObject({ format: z.literal(FORMAT), version: z.int() });

/** Everything a family has, as `storylantern.json` holds it. */
export const familySchema = (sections: readonly Section[]) =>
  z.strictObject({
    format: z.literal(FORMAT),
    version: z.literal(FORMAT_VERSION),
    exportedAt: z.iso.datetime({ precision: 3 }),
    household: householdSettingsSchema,
    ...Object.fromEntries(sections.map((section) => [section.name, z.array(entrySchema(section))])),
  });

type Entry = Readonly<Record<string, unknown>>;

const outward = (kinds: ColumnKinds, row: Row): Entry =>
  Object.fromEntries(
    Object.entries(kinds).map(([column, kind]) => {
      const cell = row[column] ?? null;
      return [column, isJson(kind) && typeof cell === 'string' ? (JSON.parse(cell) as unknown) : cell];
    }),
  );

const inward = (kinds: ColumnKinds, entry: Entry): Row =>
  Object.fromEntries(
    Object.entries(kinds).map(([column, kind]) => {
      const value = entry[column];
      return [column, isJson(kind) && value !== null ? JSON.stringify(value) : (value as Cell)];
    }),
  );

/** A piece as one entry of its list. */
export const toEntry = ({ kinds, parts }: Section, piece: Piece): Entry => ({
  ...outward(kinds, piece.row),
  ...(parts ? { [parts.name]: piece.parts.map((part) => outward(parts.kinds, part)) } : {}),
});

/** An entry that passed {@link familySchema} as the rows it was, without whose they are. */
export function toPiece(section: Section, entry: Entry): Piece {
  const { kinds, key, parts, deleted } = section;
  const row: Row = { ...inward(kinds, entry), ...(deleted ? { [deleted]: null } : {}) };
  const list = parts ? (entry[parts.name] as readonly Entry[]) : [];
  return {
    row,
    parts: parts ? list.map((part) => ({ ...inward(parts.kinds, part), [parts.parent]: row[key] ?? null })) : [],
  };
}
