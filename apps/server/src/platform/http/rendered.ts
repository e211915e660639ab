import type { ZodMiniType } from 'zod/mini';
import type * as z from 'zod/mini';

/** A body that was already checked against its schema and written out, so that it can be sent again as it is. */
export class Rendered<Value> {
  /** JSON in UTF-8: encoding it anew for each answer would be a fifth of the work. */
  readonly json: Buffer;
  /** Never set: it only ties the text to what it is a text of. */
  declare readonly value?: Value;

  constructor(json: Buffer) {
    this.json = json;
  }
}

/**
 * Checks and writes out a body.
 * @throws the schema's error when the value is not what the contract promises.
 */
export const render = <S extends ZodMiniType>(schema: S, value: z.input<S>): Rendered<z.input<S>> =>
  new Rendered(Buffer.from(JSON.stringify(schema.parse(value))));
