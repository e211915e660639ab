import { parseArgs } from 'node:util';
import type { BookFinding, ScriptPage } from '@storylantern/contract';
import type { Telling } from '../src/books/arc.ts';
import { auditBook } from '../src/books/audit/audit-book.ts';
import { ARCS } from '../src/books/arcs/index.ts';
import { wordingsOf } from '../src/books/arcs/events/index.ts';
import { SHAPES } from '../src/books/arcs/shapes.ts';
import { mendedScene } from '../src/books/mend-scene.ts';
import { woven } from '../src/books/weave.ts';
import { AGES, sample, themeOf } from './arc-samples.ts';
import { BOOK_THEMES } from './book-themes.ts';

/**
 * Checks arcs as they are written, over many themes and seeds, every variant of every page:
 * `node packages/storyteller/test/lint-arcs.ts [arc ...] [--seeds 20] [--raw]`. Ends with 1 when a hard fault was found.
 * With `--raw` the pictures are judged as the arc wrote them, before the engine mends them.
 */
const { values, positionals } = parseArgs({
  options: { seeds: { type: 'string', default: '12' }, raw: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const SEEDS = Number(values.seeds);
const asked = positionals;
const MOST_SHOWN = 3;
let faults = 0;

for (const arc of [...SHAPES, ...ARCS].filter((each) => asked.length === 0 || asked.includes(each.id))) {
  // A shape whose plot is the theme is told of sentences of its own.
  const own = SHAPES.find((each) => each.id === arc.id)?.wordings;
  const typed = own ?? BOOK_THEMES.map((each) => each.theme);
  const isTold = (each: string): boolean => arc.fits(themeOf(arc, each, 'Mia')) > 0;
  const fitting = typed.filter(isTold);
  // An event that is newer than the list of themes is told of what it says it tells.
  const themes = fitting.length > 0 ? fitting : wordingsOf(arc.id).filter(isTold);
  console.log(`\n=== ${arc.id}: fits ${themes.length} of ${BOOK_THEMES.length} themes`);
  for (const [telling, age] of AGES) {
    const seen = new Map<string, { count: number; hard: boolean; shown: string[] }>();
    let told = 0;
    let unbound = 0;
    for (const asking of themes) {
      for (let seed = 1; seed <= SEEDS; seed++) {
        let made: ReturnType<typeof sample>;
        try {
          made = sample(arc, asking, telling, seed);
        } catch (error) {
          note(seen, { rule: 'throws', hard: true, page: null, detail: (error as Error).message }, asking, '');
          continue;
        }
        if (!made) {
          unbound++;
          continue;
        }
        told++;
        const most = Math.max(...made.draft.pages.map((page) => page.variants.length));
        for (let variant = 0; variant < most; variant++) {
          const { cast, pages } = values.raw
            ? { cast: made.draft.cast, pages: asWritten(made, variant) }
            : asTold(made, telling, variant);
          for (const each of auditBook({ ...made.draft, pages: [...pages], cast: [...cast] }, made.theme, age)) {
            note(seen, each, asking, each.page === null ? '' : (pages[each.page]?.text ?? ''));
          }
        }
      }
    }
    console.log(`${telling}: ${told} told, ${unbound} could not be bound`);
    for (const [rule, { count, hard, shown }] of [...seen].sort((a, b) => Number(b[1].hard) - Number(a[1].hard))) {
      if (hard) faults += count;
      console.log(`  ${hard ? 'HARD' : 'soft'} ${rule} x${count}`);
      for (const each of shown) console.log(`      ${each}`);
    }
  }
}
process.exitCode = faults > 0 ? 1 : 0;

type Sample = NonNullable<ReturnType<typeof sample>>;

function asWritten({ draft }: Sample, variant: number): ScriptPage[] {
  return draft.pages.map(({ variants, scene }) => ({ text: variants[variant % variants.length] ?? '', scene }));
}

/** As a family would hold it: pictures mended to the text, and what the arc left out of the theme put in. */
function asTold(made: Sample, telling: Telling, variant: number): ReturnType<typeof woven> {
  const { draft, theme, company } = made;
  const pages: ScriptPage[] = [];
  for (const page of asWritten(made, variant))
    pages.push({ ...page, scene: mendedScene(page, pages, draft.cast, theme) });
  return woven({ pages, cast: draft.cast }, company, telling, company.chance);
}

function note(
  seen: Map<string, { count: number; hard: boolean; shown: string[] }>,
  each: BookFinding,
  theme: string,
  text: string,
): void {
  const known = seen.get(each.rule) ?? { count: 0, hard: each.hard, shown: [] };
  known.count++;
  const line = `[${theme} p${each.page === null ? '-' : each.page + 1}] ${each.detail}${text === '' ? '' : ` <<${text.slice(0, 160)}>>`}`;
  if (known.shown.length < MOST_SHOWN && !known.shown.some((before) => before.slice(-60) === line.slice(-60)))
    known.shown.push(line);
  seen.set(each.rule, known);
}
