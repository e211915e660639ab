import * as z from 'zod/mini';
import { readJson } from '../database/json-column.ts';
import type { Row } from './row.ts';

const fileSchema = z.object({ file: z.string() });

/** The file of a stored narration or sound, if there is one. */
export const spokenFile = (stored: string | null): string[] =>
  stored === null ? [] : [readJson('sound', fileSchema, stored).file];

/** The columns of a piece whose narration is no longer there; none when it is. */
export const unspoken = (narration: string | null, missing: ReadonlySet<string>): Row =>
  spokenFile(narration).some((file) => missing.has(file))
    ? { narration_state: 'waiting', narration_message: null, narration: null, manifest: null }
    : {};
