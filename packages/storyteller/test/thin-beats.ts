import type { Telling } from '../src/books/arc.ts';
import { ARCS } from '../src/books/arcs/index.ts';
import { AGES, readTheme, sample } from './arc-samples.ts';
import { BOOK_THEMES } from './book-themes.ts';
import { runsOf, shareOf } from './book-measures.ts';

/**
 * Lists the pages of every arc and age that have fewer than three whole wordings:
 * `node packages/storyteller/test/thin-beats.ts [arc ...]`. Two wordings are two when they share less than a third of
 * their runs of five words, names not counted. Ends with 1 when there are any.
 */
const LEAST = 3;
const SEEDS = 24;
const SAME = 1 / 3;
/** How many themes of an arc are looked at; those it fits best come first. */
const THEMES = 3;

const asked = process.argv.slice(2);
let thin = 0;

for (const arc of ARCS.filter((each) => asked.length === 0 || asked.includes(each.id))) {
  const themes = BOOK_THEMES.map((each) => ({ theme: each.theme, fit: arc.fits(readTheme(each.theme, 'Mia')) }))
    .filter((each) => each.fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, THEMES);
  for (const [telling] of AGES)
    for (const { theme } of themes)
      for (const [page, wordings] of wordingsOf(arc, theme, telling)) {
        if (wordings.length >= LEAST) continue;
        thin++;
        console.log(`${arc.id} ${telling} "${theme}" page ${page}: ${wordings.length}`);
        console.log(`    ${wordings[0] ?? ''}`);
      }
}
process.exitCode = thin > 0 ? 1 : 0;

/** The wordings of each page (its number after "of" is how many pages there are) that differ as wholes. */
function wordingsOf(arc: (typeof ARCS)[number], theme: string, telling: Telling): [string, string[]][] {
  const pages = new Map<string, { runs: ReadonlySet<string>; text: string }[]>();
  for (let seed = 1; seed <= SEEDS; seed++) {
    const made = sample(arc, theme, telling, seed);
    if (!made) continue;
    const names = made.draft.cast.map((each) => each.name);
    for (const [n, page] of made.draft.pages.entries()) {
      const key = `${n + 1} of ${made.draft.pages.length}`;
      const known = pages.get(key) ?? [];
      pages.set(key, known);
      for (const variant of page.variants) {
        const text = names.reduce((told, name) => told.replaceAll(name, 'N'), variant);
        const runs = runsOf(text);
        const isNew = known.every((each) => (runs.size === 0 ? each.text !== text : shareOf(each.runs, runs) < SAME));
        if (isNew) known.push({ runs, text });
      }
    }
  }
  return [...pages].map(([key, known]) => [key, known.map((each) => each.text)]);
}
