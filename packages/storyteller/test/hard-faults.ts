import type { Arc } from '../src/books/arc.ts';
import { anyArc } from '../src/books/arcs/any-arc.ts';
import { auditBook } from '../src/books/audit/audit-book.ts';
import { AGES, sample } from './arc-samples.ts';

const SEEDS = 20;

/** What the audits find hard in an arc's tellings of a theme: all three ages, many seeds, every variant of every page. */
export function hardFaults<Bound>(arc: Arc<Bound>, theme: string): string[] {
  const found: string[] = [];
  for (const [telling, age] of AGES) {
    for (let seed = 1; seed <= SEEDS; seed++) {
      const made = sample(anyArc(arc), theme, telling, seed);
      if (!made) {
        found.push(`${telling}, seed ${seed}: cannot be told`);
        continue;
      }
      const most = Math.max(...made.draft.pages.map((page) => page.variants.length));
      for (let variant = 0; variant < most; variant++) {
        const pages = made.draft.pages.map(({ variants, scene }) => ({
          text: variants[variant % variants.length] ?? '',
          scene,
        }));
        for (const { hard, rule, page, detail } of auditBook(
          { ...made.draft, pages, cast: [...made.draft.cast] },
          made.theme,
          age,
        )) {
          // One wording has somebody in bed and the next one not: the engine lays them down by the wording that is told.
          if (hard && rule !== 'bed') found.push(`${telling}, seed ${seed}, page ${page ?? '-'}: ${rule}, ${detail}`);
        }
      }
    }
  }
  return found;
}
