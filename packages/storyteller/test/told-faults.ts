import type { Arc } from '../src/books/arc.ts';
import { anyArc } from '../src/books/arcs/any-arc.ts';
import { auditBook } from '../src/books/audit/audit-book.ts';
import { mendedScene } from '../src/books/mend-scene.ts';
import type { ScriptPage } from '@storylantern/contract';
import { AGES, sample } from './arc-samples.ts';

const SEEDS = 8;

/**
 * What the audits find hard in an arc's tellings of a theme as a family holds them, pictures mended to their texts: all
 * three ages, several seeds, every variant of every page.
 */
export function toldFaults<Bound>(arc: Arc<Bound>, theme: string): string[] {
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
        const pages: ScriptPage[] = [];
        for (const { variants, scene } of made.draft.pages) {
          const page = { text: variants[variant % variants.length] ?? '', scene };
          pages.push({ ...page, scene: mendedScene(page, pages, made.draft.cast, made.theme) });
        }
        const book = { ...made.draft, pages, cast: [...made.draft.cast] };
        for (const { hard, rule, page, detail } of auditBook(book, made.theme, age)) {
          if (hard) found.push(`${telling}, seed ${seed}, page ${page ?? '-'}: ${rule}, ${detail}`);
        }
      }
    }
  }
  return found;
}
