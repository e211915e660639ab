import type { BookScript } from '@storylantern/contract';
import { FACT_SHEETS } from '@storylantern/library';
import { furtherWarmUps, tellPictureBook, warmBooks, type BookBrief } from '@storylantern/storyteller';
import { percentile, type Figure } from './figures.ts';

/** The teller alone, in this process, with a family's last twenty books to keep away from. */

const REMEMBERED = 20;
const SUBJECTS = ['dragon', 'train', 'lost key', 'grandma', 'penguin', 'moon', 'kite', 'first day at school'];
const TURNS = ['who cannot sleep', 'and a very big hat', 'at the swimming pool', 'in the rain', 'on a Tuesday'];

interface Timed {
  /** Milliseconds of processor time of the thread that tells: what a parent waits for. */
  readonly ms: number;
  /** The same with what the engine does beside it in threads of its own: it compiles, and collects what is done with. */
  readonly withRest: number;
  readonly book: BookScript;
}

const msOf = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

function timeOf(tell: () => BookScript): Timed {
  const [all, own] = [process.cpuUsage(), process.threadCpuUsage()];
  const book = tell();
  return { ms: msOf(process.threadCpuUsage(own)), withRest: msOf(process.cpuUsage(all)), book };
}

function measureRow(name: string, briefs: readonly BookBrief[], bar: number): Figure[] {
  const told: BookScript[] = [];
  const times = briefs.map((brief, n) => {
    const last = told.toReversed().slice(0, REMEMBERED);
    const timed = timeOf(() =>
      tellPictureBook(brief, {
        seed: n + 1,
        recent: last.flatMap((each) => each.pages.map((page) => page.text)),
        recentArcs: last.map((each) => each.arc),
      }),
    );
    told.push(timed.book);
    return timed;
  });
  // The first books have little to keep away from.
  const full = times.slice(REMEMBERED);
  const ms = full.map((each) => each.ms);
  return [
    { name: `${name}, processor time, p50`, value: percentile(ms, 0.5), unit: 'ms' },
    { name: `${name}, processor time, p99`, value: percentile(ms, 0.99), unit: 'ms', bar: { atMost: bar } },
    {
      name: `${name}, with the engine's own threads, p99`,
      value: percentile(
        full.map((each) => each.withRest),
        0.99,
      ),
      unit: 'ms',
    },
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
  // As the thread does that writes them in the product (apps/server/src/makers/text/author-worker.ts).
  warmBooks();
  for (const warm of furtherWarmUps) warm();
  return [
    ...measureRow(`text of a book, ${books.length} themes`, books, 60),
    ...measureRow(`text of an adventure, ${FACT_SHEETS.length} subjects`, adventures, 60),
  ];
}
