import * as z from 'zod/mini';
import { readJson } from '../../platform/database/json-column.ts';
import type { Queries } from '../../platform/database/open-database.ts';
import { planAnotherNight } from './another-night.ts';
import { askedFor } from './asked-request.ts';
import type { BookPlan } from './plan-book.ts';
import { findBook, type BookKey } from './repository.ts';
import { unknownBook } from './service.ts';
import { readCast, readScript, readStyle } from './stored-book.ts';

/** A family that asks a seventh time may have the first one again: no theme has so many tellings of its own. */
const REMEMBERED = 6;

/** The arcs of the tellings before this one, newest first, and those of them that were not what was meant. */
const earlierSchema = z.object({ toldBy: z.optional(z.array(z.string())), notBy: z.optional(z.array(z.string())) });

/**
 * Plans the same book by another plot: the wish, the style and everybody's looks stay as they are now. A night of a
 * series is told again as a night of it.
 * @throws AppError `not-found` when there is no such book.
 */
export async function planAnotherTelling(
  queries: Queries,
  key: BookKey,
): Promise<{ readonly plan: BookPlan; readonly request: object }> {
  const book = await findBook(queries, key);
  if (!book) throw unknownBook();
  const earlier = readJson('book request', earlierSchema, book.request);
  const { arc, notManaged, onlySaid } = readScript(book.script);
  const before = earlier.toldBy ?? [];
  // What happened may happen another way; what left out a part of the wish, or came twice, is not asked for again.
  const isDone = notManaged.length > 0 || onlySaid.length > 0 || before.includes(arc);
  const notBy = [...new Set([...(isDone ? [arc] : []), ...(earlier.notBy ?? [])])].slice(0, REMEMBERED);
  const toldBy = [arc, ...before].slice(0, REMEMBERED);
  const night =
    book.series_id === null || book.series_id === book.id ? null : await planAnotherNight(queries, key, {}, book.id);
  const { plan, request } = night ?? askedFor(book.request, book.educational_topic !== null);
  return {
    plan: {
      ...plan,
      wish: { ...plan.wish, theme: book.theme },
      style: readStyle(book.style),
      nameSaid: book.name_said,
      known: night?.plan.known ?? readCast(book.cast_sheet),
      notBy,
    },
    request: { ...request, toldBy, notBy },
  };
}
