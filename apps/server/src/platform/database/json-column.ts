import type { ZodMiniType } from 'zod/mini';
import * as z from 'zod/mini';

/**
 * Reads a JSON column: what was stored is checked again on its way out, so that an old or damaged row fails here,
 * by name, and not somewhere in a template.
 * @throws Error naming the column.
 */
export function readJson<S extends ZodMiniType>(column: string, schema: S, stored: string): z.output<S> {
  try {
    return schema.parse(JSON.parse(stored));
  } catch (error) {
    throw new Error(`The stored ${column} cannot be read`, { cause: error });
  }
}
