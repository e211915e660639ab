import type { BookFinding, ScriptPage } from '@storylantern/contract';
import type { FactSheet } from '@storylantern/library';
import { filledPage, type Told } from '../src/books/adventures/fill-page.ts';
import type { Telling } from '../src/books/arc.ts';
import { pageFaults } from '../src/books/audit/audit-book.ts';
import { bookChance } from '../src/books/chance.ts';
import { companyOf } from '../src/books/company/company.ts';
import { readFamily } from '../src/books/company/family.ts';
import { leftUndrawn, mendedScene } from '../src/books/mend-scene.ts';
import { draftOf } from '../src/books/render-pages.ts';
import { understandTheme } from '../src/books/theme/understand.ts';
import { AGES } from './arc-samples.ts';

/** Limits that the sheets are judged by themselves. */
const JUDGED_BEFORE = new Set(['sentence', 'page']);

/**
 * What the audits find in any variant of any page of a sheet, told with each of its guides: of the pictures as they were
 * written, before they are mended, and of things that are said and not drawn.
 */
export function toldFaults(sheet: FactSheet): string[] {
  const found = new Set<string>();
  const theme = understandTheme('', null);
  for (const kind of sheet.guides) {
    for (const [telling, age] of AGES) {
      const family = readFamily({ theme: '', childName: 'Mia', age, details: null }, theme);
      const company = companyOf({ theme, family, age, chance: bookChance(1) });
      const told: Told = { child: company.child, guide: company.meet(kind) };
      for (const [part, pages] of partsOf(sheet, telling)) {
        const draft = draftOf(
          { title: 'T', refrain: null, pages: pages.map((page) => filledPage(page, told)) },
          company.child,
        );
        const cast = [company.child, told.guide].flatMap((figure) => draft.cast.filter(({ id }) => id === figure.id));
        // Steps and ends come after an opening in which both were seen.
        const earlier: ScriptPage[] = part.startsWith('open') ? [] : [BOTH_SEEN];
        for (const [index, { variants, scene }] of draft.pages.entries()) {
          const faults = variants.flatMap((text, i) => {
            const page = { text, scene };
            const hard = pageFaults(page, earlier, index, { cast, theme, telling }).filter((each) => each.hard);
            const undrawn = leftUndrawn({ text, scene: mendedScene(page, earlier, cast, theme) }, cast, theme);
            return [
              ...hard.filter(({ rule }) => !JUDGED_BEFORE.has(rule)).map((each) => said(each, i)),
              ...undrawn.map((each) => `variant ${i + 1}: ${each} is there and not drawn`),
            ];
          });
          for (const fault of faults) found.add(`${telling} ${part} page ${index + 1}, ${fault}`);
          earlier.push({ text: variants[0] ?? '', scene });
        }
      }
    }
  }
  return [...found];
}

const seen = (who: string) => ({ who, pose: 'stand', feeling: 'calm', holds: null }) as const;
const BOTH_SEEN: ScriptPage = {
  text: 'Off they went.',
  scene: {
    setting: 'garden',
    time: 'day',
    weather: 'clear',
    camera: 'medium',
    actors: [seen('child'), seen('met-1')],
    things: [],
  },
};

const said = ({ rule, detail }: BookFinding, variant: number): string => `variant ${variant + 1}: ${rule}, ${detail}`;

type Part = readonly [string, FactSheet['opens'][Telling][number] | FactSheet['closes'][Telling][number]];

/** Each part by itself: a page may lean on the page before it in its own part, and on both having been met. */
const partsOf = (sheet: FactSheet, telling: Telling): readonly Part[] => [
  ...sheet.opens[telling].map((pages, i): Part => [`open ${i + 1}`, pages]),
  ...sheet.turns.map((turn, i): Part => [`turn ${i + 1} (${turn.facts[0]})`, turn.pages[telling]]),
  ...sheet.closes[telling].map((pages, i): Part => [`close ${i + 1}`, pages]),
];
