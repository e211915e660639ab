import type { Queries } from '../../platform/database/open-database.ts';
import { askedFor } from './asked-request.ts';
import type { BookPlan } from './plan-book.ts';
import { findBook, listSeries, type BookKey } from './repository.ts';
import { unknownBook } from './service.ts';
import { readCast, readScript, readStyle } from './stored-book.ts';

/** What a parent says of another night: what happens this time, or nothing. */
export interface NightWish {
  readonly theme?: string | null | undefined;
}

/** As many earlier nights as an author has to know of. */
const NIGHTS = 12;

/**
 * Plans a book about the friends of another: what was said of the child, the style and everybody's looks stay.
 * @throws AppError `not-found` when there is no such book.
 */
export async function planAnotherNight(
  queries: Queries,
  key: BookKey,
  wish: NightWish,
  /** A book of the series that is to be told anew: it is none of the earlier nights. */
  instead?: string,
): Promise<{ readonly plan: BookPlan; readonly request: object }> {
  const book = await findBook(queries, key);
  if (!book) throw unknownBook();
  const told = book.series_id === null ? [] : await listSeries(queries, key.householdId, book.series_id);
  const before = told.slice(0, instead === undefined ? undefined : told.findIndex((each) => each.id === instead));
  const nights = (told.length > 0 ? before : [book]).slice(-NIGHTS);
  const { plan, request } = askedFor(book.request, book.educational_topic !== null);
  const theme = wish.theme || book.theme;
  return {
    plan: {
      ...plan,
      wish: { ...plan.wish, theme },
      style: readStyle(book.style),
      nameSaid: book.name_said,
      series: {
        id: book.series_id ?? book.id,
        nights: nights.map((each) => ({ theme: each.theme, script: readScript(each.script) })),
      },
      // As in the book at hand; whoever is not in it, as on the last night they came.
      known: [book, ...nights.toReversed()].flatMap((each) => readCast(each.cast_sheet)),
    },
    request: { ...request, ...(book.educational_topic === null ? { theme } : { topic: theme }) },
  };
}
