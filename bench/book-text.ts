import type { BookScript } from '@storylantern/contract';
import { FACT_SHEETS } from '@storylantern/library';
import { tellPictureBook, type BookBrief } from '@storylantern/storyteller';
import { percentile, type Figure } from './figures.ts';

/** The teller alone, in this process, with a family's last twenty books to keep away from. */

const REMEMBERED = 20;
const SUBJECTS = ['dragon', 'train', 'lost key', 'grandma', 'penguin', 'moon', 'kite', 'first day at school'];
const TURNS = ['who cannot sleep', 'and a very big hat', 'at the swimming pool', 'in the rain', 'on a Tuesday'];

/** Milliseconds of processor time that one book takes. */
function timeOf(tell: () => BookScript): { readonly ms: number; readonly book: BookScript } {
  const before = process.cpuUsage();
  const book = tell();
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000, book };
}

function measureRow(name: string, briefs: readonly BookBrief[], bar: number): Figure[] {
  const told: BookScript[] = [];
  const times = briefs.map((brief, n) => {
    const last = told.toReversed().slice(0, REMEMBERED);
    const { ms, book } = timeOf(() =>
      tellPictureBook(brief, {
        seed: n + 1,
        recent: last.flatMap((each) => each.pages.map((page) => page.text)),
        recentArcs: last.map((each) => each.arc),
      }),
    );
    told.push(book);
    return ms;
  });
  // The first books of a process load its tables.
  const warm = times.slice(REMEMBERED);
  return [
    { name: `${name}, processor time, p50`, value: percentile(warm, 0.5), unit: 'ms' },
    { name: `${name}, processor time, p99`, value: percentile(warm, 0.99), unit: 'ms', bar: { atMost: bar } },
  ];
}

/** How long books and adventures take to write. */
export async function measureBookText(): Promise<readonly Figure[]> {
  const ages = [3, 6, 9];
  const books = SUBJECTS.flatMap((subject) =>
    TURNS.flatMap((turn) => ages.map((age) => ({ theme: `${subject} ${turn}`, childName: 'Mia', age, details: null }))),
  );
  const adventures = FACT_SHEETS.flatMap((sheet) =>
    ages.map((age) => ({ theme: sheet.title, childName: 'Mia', age, details: null, educational: true })),
  );
  return [
    ...measureRow(`text of a book, ${books.length} themes`, books, 60),
    ...measureRow(`text of an adventure, ${FACT_SHEETS.length} subjects`, adventures, 60),
  ];
}
