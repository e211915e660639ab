import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACTIVITIES, BEINGS, FACT_SHEETS, FEARS, FIRST_TIMES, ONTOLOGY_THINGS, PLACES } from '@storylantern/library';
import type { Telling } from '../src/books/arc.ts';
import { wordingOf } from '../src/books/arcs/events/index.ts';
import { ARCS } from '../src/books/arcs/index.ts';
import { leftUndrawn } from '../src/books/mend-scene.ts';
import { understandTheme } from '../src/books/theme/understand.ts';
import { tellPictureBook, type BookBrief } from '../src/index.ts';
import { BOOK_THEMES } from './book-themes.ts';
import { booksInARow, gradeOf, isInBand, mean, pairShares, textOf, YEARS } from './book-measures.ts';
import { readTheme, sample } from './arc-samples.ts';
import { SET_ASIDE_THEMES } from './set-aside-themes.ts';

/**
 * Measures the picture books and writes what it finds to docs/picture-books.md:
 * `node packages/storyteller/test/report-books.ts`. It takes some minutes.
 */
const REPORT = join(import.meta.dirname, '../../../docs/picture-books.md');
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const lines: string[] = [];
const say = (...more: readonly string[]): void => void lines.push(...more);

interface Asked extends BookBrief {
  readonly age: number;
}
const asBrief = (each: { theme: string; age: number; childName: string | null; details?: string | null }): Asked => ({
  theme: each.theme,
  age: each.age,
  childName: each.childName,
  details: each.details ?? null,
});

function measured(name: string, asked: readonly Asked[]): string {
  let [entities, told, hard, inBand, undrawn, pages, content, lost] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (const [n, brief] of asked.entries()) {
    const theme = understandTheme(brief.theme, brief.childName);
    const book = tellPictureBook(brief, { seed: n + 1 });
    const known = [theme.hero, theme.other, theme.place, theme.thing].filter((each) => each?.known);
    const faults = book.findings.filter((each) => each.hard);
    entities += known.length;
    // Also those whose absence is only advice to the teller: the bar is about all of them.
    told += known.length - book.findings.filter((each) => each.rule === 'theme').length;
    if (faults.length > 0) hard++;
    if (isInBand(book, brief.age)) inBand++;
    pages += book.pages.length;
    undrawn += book.pages.filter((page) => leftUndrawn(page, book.cast, theme).length > 0).length;
    content += theme.used.length + theme.unused.length;
    lost += book.notManaged.length;
  }
  const row = [
    name,
    String(asked.length),
    `${told} of ${entities}`,
    `${percent(1 - lost / content)} of ${content}`,
    `${asked.length - hard} of ${asked.length}`,
    percent(inBand / asked.length),
    `${pages - undrawn} of ${pages}`,
  ];
  return `| ${row.join(' | ')} |`;
}

function sameTheme(): void {
  const asked = BOOK_THEMES.filter((_, n) => n % 5 === 0).map(asBrief);
  const shares = asked.map((brief, n) => {
    const books = booksInARow(
      Array.from({ length: 10 }, () => brief),
      1000 + n,
    );
    return {
      theme: `${brief.theme} (${brief.age})`,
      share: mean(pairShares(books.map(textOf))),
      arcs: new Set(books.map((book) => book.arc)).size,
      refrains: books.filter(
        (book, at) => book.refrain && books.slice(0, at).some((each) => each.refrain === book.refrain),
      ).length,
    };
  });
  const worst = shares.toSorted((a, b) => b.share - a.share).slice(0, 5);
  say(
    '',
    '## Ten books of one theme for one child',
    '',
    `The family's last twenty books are known to the teller. ${shares.length} themes, ten books each: two books of a theme share`,
    `on average ${percent(mean(shares.map((each) => each.share)))} of their runs of five words (aim: at most 25 %); ${shares.filter((each) => each.share > 0.25).length} themes are above it. They`,
    `are told by ${mean(shares.map((each) => each.arcs)).toFixed(1)} arcs on average; a refrain comes again ${shares.reduce((sum, each) => sum + each.refrains, 0)} times. The most alike:`,
    '',
    '| Theme (age) | Shared | Arcs |',
    '| --- | --- | --- |',
    ...worst.map((each) => `| ${each.theme} | ${percent(each.share)} | ${each.arcs} |`),
  );
}

function sameArc(): void {
  const rows = ARCS.map((arc) => {
    const themes = BOOK_THEMES.map((each) => each.theme).filter((each) => arc.fits(readTheme(each, 'Mia')) > 4);
    const shares = (['young', 'middle', 'old'] as const).flatMap((telling) => {
      const briefs = themes
        .slice(0, 6)
        .map((theme) => ({ theme, age: YEARS[telling], childName: 'Mia', details: null }));
      const books = booksInARow(briefs, 77).filter((book) => book.arc === arc.id);
      return pairShares(books.map(textOf));
    });
    return { arc: arc.id, pairs: shares.length, mean: mean(shares), most: Math.max(0, ...shares) };
  });
  const all = rows.flatMap((row) => Array<number>(row.pairs).fill(row.mean));
  say(
    '',
    '## Two books of different themes in one arc',
    '',
    `For one family, all ages: ${percent(mean(all))} of their runs of five words on average; the most alike pair of all shares ${percent(Math.max(...rows.map((row) => row.most)))}`,
    '(aim: at most 30 %).',
    '',
    '| Arc | Pairs | Average | Most |',
    '| --- | --- | --- | --- |',
    ...rows
      .filter((row) => row.pairs > 0)
      .map((row) => `| ${row.arc} | ${row.pairs} | ${percent(row.mean)} | ${percent(row.most)} |`),
  );
}

/** A text with every name of its cast the same, so that only another wording counts as one. */
const nameless = (text: string, names: readonly string[]): string =>
  names.reduce((told, name) => told.replaceAll(name, 'N'), text);

/** The fewest wordings that any page of an arc has for a theme, over thirty seeds. */
function fewestWordings(arc: (typeof ARCS)[number], theme: string, telling: Telling): number {
  const pages = new Map<string, Set<string>>();
  for (let seed = 1; seed <= 30; seed++) {
    const made = sample(arc, theme, telling, seed);
    if (!made) continue;
    const names = made.draft.cast.map((each) => each.name);
    for (const [n, page] of made.draft.pages.entries()) {
      const key = `${made.draft.pages.length} ${n}`;
      const known = pages.get(key) ?? new Set();
      for (const text of page.variants) known.add(nameless(text, names));
      pages.set(key, known);
    }
  }
  return pages.size === 0 ? 0 : Math.min(...[...pages.values()].map((each) => each.size));
}

function arcsAndVariants(): void {
  const rows = ARCS.map((arc) => {
    const theme =
      BOOK_THEMES.map((each) => each.theme).find((each) => arc.fits(readTheme(each, 'Mia')) > 4) ??
      wordingOf(arc.id) ??
      '';
    const least = (['young', 'middle', 'old'] as const).map((telling) => fewestWordings(arc, theme, telling));
    return `| ${arc.id} | ${theme} | ${least.join(' | ')} |`;
  });
  say(
    '',
    '## Arcs',
    '',
    `${ARCS.length} arcs, besides the one for dangers, the one for any day, fourteen tender books and the gentle ones. How many wordings`,
    'the page with the fewest has, for one theme over thirty seeds, names not counted:',
    '',
    '| Arc | Theme | 2 to 4 | 5 to 7 | 8 to 12 |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  );
}

const dev = BOOK_THEMES.map(asBrief);
say(
  '# Picture books, measured',
  '',
  'Written by `packages/storyteller/test/report-books.ts`; not edited by hand.',
  '',
  `The ontology knows ${BEINGS.length} beings (${BEINGS.filter((each) => each.isa === 'vehicle').length} of them vehicles), ${PLACES.length} places, ${ONTOLOGY_THINGS.length} things, ${FIRST_TIMES.length} first times, ${FEARS.length} fears and`,
  `${ACTIVITIES.length} activities: ${BEINGS.length + PLACES.length + ONTOLOGY_THINGS.length + FIRST_TIMES.length + FEARS.length + ACTIVITIES.length} entries. ${FACT_SHEETS.length} fact sheets hold ${FACT_SHEETS.reduce((sum, each) => sum + each.facts.length, 0)} facts with their sources and ${FACT_SHEETS.reduce((sum, each) => sum + each.never.length, 0)} misconceptions.`,
  '',
  '## Themes',
  '',
  'The themes set aside were written before the work on these arcs and looked at once, at its end.',
  '',
  '| Themes | Books | Known entities told and drawn | Content words told | Without a hard finding | Sentence and grade in band | Pages that draw all they tell |',
  '| --- | --- | --- | --- | --- | --- | --- |',
  measured('worked on', dev),
  measured('set aside', SET_ASIDE_THEMES.map(asBrief)),
);
const grades = dev.map((brief, n) => ({ age: brief.age, grade: gradeOf(tellPictureBook(brief, { seed: n + 1 })) }));
for (const [name, from, to] of [
  ['2 to 4', 2, 4],
  ['5 to 7', 5, 7],
  ['8 to 12', 8, 12],
] as const) {
  const own = grades.filter((each) => each.age >= from && each.age <= to).map((each) => each.grade);
  say(
    '',
    `Flesch-Kincaid grade for ${name} years: ${Math.min(...own).toFixed(1)} to ${Math.max(...own).toFixed(1)}, on average ${mean(own).toFixed(1)}.`,
  );
}
sameTheme();
sameArc();
arcsAndVariants();
writeFileSync(REPORT, `${lines.join('\n')}\n`);
const prettier = join(import.meta.dirname, '../../../node_modules/.bin/prettier');
if (existsSync(prettier)) execFileSync(prettier, ['--write', REPORT]);
console.log(`Written to ${REPORT}`);
