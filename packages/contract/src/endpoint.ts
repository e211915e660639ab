import type { ZodMiniType } from 'zod/mini';

/** One call: everything the server's route and the browser's client need to know about it. Paths use `:name` marks. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly params?: ZodMiniType;
  readonly query?: ZodMiniType;
  readonly body?: ZodMiniType;
  readonly headers?: ZodMiniType;
  /** The answer when it succeeds. */
  readonly success: { readonly status: 200 | 201 | 202; readonly body: ZodMiniType };
  /** Counted against the generation limit instead of the read limit. */
  readonly generation?: boolean;
}

/** Keeps the exact types of one endpoint record. */
export const endpoint = <const E extends Endpoint>(record: E): E => record;
