import type { Arc, Company, Telling, Told } from '../src/books/arc.ts';
import { bookChance } from '../src/books/chance.ts';
import type { Shape } from '../src/books/arcs/shapes.ts';
import { companyOf } from '../src/books/company/company.ts';
import { readFamily } from '../src/books/company/family.ts';
import { asMeant } from '../src/books/as-meant.ts';
import { asAsked } from '../src/books/theme/as-asked.ts';
import { understandTheme } from '../src/books/theme/understand.ts';
import type { Theme } from '../src/books/theme.ts';
import { draftOf, type Draft } from '../src/books/render-pages.ts';

/** Years that stand for the three tellings. */
export const AGES: readonly (readonly [Telling, number])[] = [
  ['young', 3],
  ['middle', 6],
  ['old', 9],
];

/** A theme as the teller reads it before an arc is chosen. */
export function readTheme(asked: string, childName: string | null): Theme {
  const key = `${childName ?? ''}|${asked}`;
  let theme = READ.get(key);
  if (!theme) READ.set(key, (theme = asAsked(asMeant(understandTheme(asked, childName)))));
  return theme;
}
// Every arc asks for the same thousand themes.
const READ = new Map<string, Theme>();

/** The same as an arc is told of it: a shape whose plot is the theme has it as it was typed, and reads it its own way. */
export function themeOf(arc: Arc<unknown> | Shape, asked: string, childName: string | null): Theme {
  const read = readTheme(asked, childName);
  if (!('wordings' in arc)) return read;
  const typed = { ...read, raw: asked };
  return arc.reads ? { ...typed, ...arc.reads(typed) } : typed;
}

/** One arc told of a theme as it is written, before anything is chosen or mended; null when it cannot tell it. */
export function sample(
  arc: Arc<unknown> | Shape,
  asked: string,
  telling: Telling,
  seed: number,
  details = '',
): {
  readonly theme: Theme;
  readonly company: Company;
  readonly told: Told;
  readonly draft: Draft;
} | null {
  const age = AGES.find(([each]) => each === telling)?.[1] ?? 6;
  const brief = { theme: asked, childName: seed % 3 === 0 ? null : 'Mia', age, details };
  const theme = themeOf(arc, asked, brief.childName);
  const chance = bookChance(seed);
  const company = companyOf({ theme, family: readFamily(brief, theme), age, chance });
  const bound = arc.bind(company);
  if (bound === null) return null;
  const told = arc[telling](bound);
  return { theme, company, told, draft: draftOf(told, company.hero) };
}
