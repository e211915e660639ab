import type { FastifySchemaCompiler } from 'fastify';
import type { ZodMiniType } from 'zod/mini';
import { AppError } from './app-error.ts';
import { faultyField, validationSentence } from './validation-sentence.ts';

/** No form goes deeper than three; what does is an attempt to exhaust the reader. */
const DEEPEST = 16;

/**
 * Texts as every storage can hold them: without NUL, which PostgreSQL refuses, and without halves of surrogate pairs.
 * @throws AppError when the value is nested deeper than any request of ours.
 */
function storable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEEPEST) throw new AppError('bad-request', 'This request could not be read.');
  if (Array.isArray(value)) return value.map((each) => storable(each, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, storable(each, depth + 1)]));
}

/**
 * Checks parameters, query and body by the contract's schemas. What is wrong is said in the schema's own sentence, or
 * in a plain one made from the kind of fault; the first fault is the one that is answered.
 */
export const validateBySchema: FastifySchemaCompiler<ZodMiniType> =
  ({ schema }) =>
  (given: unknown) => {
    try {
      const result = schema.safeParse(storable(given), { error: validationSentence });
      if (result.success) return { value: result.data };
      const issue = result.error.issues[0];
      const field = issue && faultyField(issue.path);
      const message = issue?.message ?? 'This request could not be read.';
      return { error: new AppError('bad-request', message, field === undefined ? {} : { field }) };
    } catch (error) {
      if (error instanceof AppError) return { error };
      throw error;
    }
  };
