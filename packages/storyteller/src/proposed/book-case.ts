import type { BookScript } from '@storylantern/contract';
import { FACT_SHEETS, type FactSheet } from '@storylantern/library';
import { screenRequest } from '../screen/screen-request.ts';
import { ADVENTURE_ARC } from '../books/adventures/choose-sheet.ts';
import type { Telling } from '../books/arc.ts';
import { tellingFor } from '../books/audit/limits.ts';
import type { BookBrief } from '../books/brief.ts';
import { readFamily, type Family } from '../books/company/family.ts';
import { EVERY_DAY_ASKED, gateOf } from '../books/gates.ts';
import { nightTheme } from '../books/night/night-theme.ts';
import { readTender } from '../books/tender/read-tender.ts';
import type { Theme } from '../books/theme.ts';
import { bareTheme } from '../books/theme/bare-theme.ts';
import { understandTheme } from '../books/theme/understand.ts';

/** What a proposal for a book is written for and judged by. */
export interface BookCase {
  readonly brief: BookBrief;
  readonly own: BookScript;
  /** What the book has to be about; an adventure's subject is its sheet's. */
  readonly theme: Theme;
  readonly understood: Theme;
  readonly family: Family;
  readonly age: number;
  readonly telling: Telling;
  readonly sheet: FactSheet | null;
}

/** Arcs that nobody else may tell; see `bookCase`. */
const OURS_ALONE = /^(?:gentle$|keep-safe$|tender-)/;
const FIND_OUT = `${ADVENTURE_ARC}find-out`;

/**
 * A book that somebody else may propose; null when it is told by us alone. Three kinds of book are:
 * - Death, illness, parting and what hurts a family ("tender", and the everyday matters that are told by the gentle
 *   frames): every sentence of ours was weighed for whether it is true, hides nothing and blames nobody. A judge of words
 *   can tell that a page names death, but not that it promises what nobody can promise, or makes a child feel guilty.
 * - Dangers a child is right to respect: a livelier text makes the danger attractive, and no rule about words sees it.
 * - Adventures that no fact sheet knows about: ours claims nothing and finds out how to find out. Anything that somebody
 *   else states of such a subject could not be checked.
 */
export function bookCase(brief: BookBrief, own: BookScript): BookCase | null {
  const age = Math.min(12, Math.max(2, Number.isFinite(brief.age) ? brief.age : 5));
  const screened = screenRequest({ name: brief.childName ?? '', problem: brief.theme, notes: brief.details ?? '' });
  if (!screened.suitable || OURS_ALONE.test(own.arc) || own.arc === FIND_OUT) return null;
  const understood = nightTheme(understandTheme(brief.theme, brief.childName), brief);
  const family = readFamily(brief, understood);
  const common = { brief, own, understood, family, age, telling: tellingFor(age) };
  if (own.arc.startsWith(ADVENTURE_ARC)) {
    const sheet = FACT_SHEETS.find((each) => `${ADVENTURE_ARC}${each.id}` === own.arc) ?? null;
    return sheet && { ...common, theme: bareTheme(understood), sheet };
  }
  if (gateOf(brief.theme, understood) !== 'open' || EVERY_DAY_ASKED.test(understood.raw)) return null;
  if (readTender(brief.theme, brief.details, family.childName) !== null) return null;
  return { ...common, theme: understood, sheet: null };
}
