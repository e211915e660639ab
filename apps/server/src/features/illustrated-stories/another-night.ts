import {
  adventureRequestSchema,
  illustratedStoryRequestSchema,
  type AdventureRequest,
  type IllustratedStoryRequest,
} from '@storylantern/contract';
import { readJson } from '../../platform/database/json-column.ts';
import type { Queries } from '../../platform/database/open-database.ts';
import { planAdventure, planBook, type BookPlan } from './plan-book.ts';
import { findBook, listSeries, type BookKey } from './repository.ts';
import { unknownBook } from './service.ts';
import { readCast, readScript, readStyle } from './stored-book.ts';

/** What a parent says of another night: what happens this time, or nothing. */
export interface NightWish {
  readonly theme?: string | null | undefined;
}

/** As many earlier nights as an author has to know of. */
const NIGHTS = 12;

/** What was asked for when the book was made, whichever form it came from. */
const planOf = (stored: string, educational: boolean): { plan: BookPlan; request: object } => {
  if (educational) {
    const request: AdventureRequest = readJson('book request', adventureRequestSchema, stored);
    return { plan: planAdventure(request), request };
  }
  const request: IllustratedStoryRequest = readJson('book request', illustratedStoryRequestSchema, stored);
  return { plan: planBook(request), request };
};

/**
 * Plans a book about the friends of another: what was said of the child, the style and everybody's looks stay.
 * @throws AppError `not-found` when there is no such book.
 */
export async function planAnotherNight(
  queries: Queries,
  key: BookKey,
  wish: NightWish,
): Promise<{ readonly plan: BookPlan; readonly request: object }> {
  const book = await findBook(queries, key);
  if (!book) throw unknownBook();
  const told = book.series_id === null ? [] : await listSeries(queries, key.householdId, book.series_id);
  const nights = (told.length > 0 ? told : [book]).slice(-NIGHTS);
  const { plan, request } = planOf(book.request, book.educational_topic !== null);
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
        // As in the book at hand; whoever is not in it, as on the last night they came.
        cast: [book, ...nights.toReversed()].flatMap((each) => readCast(each.cast_sheet)),
      },
    },
    request: { ...request, ...(book.educational_topic === null ? { theme } : { topic: theme }) },
  };
}
