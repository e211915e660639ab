import type { BookScript } from '@storylantern/contract';
import { asNeighbours } from '../arcs/events/index.ts';
import { isName } from '../arcs/the-one-about/is-name.ts';
import { bookChance } from '../chance.ts';
import type { Theme } from '../theme.ts';
import { singularsOf } from '../theme/entries.ts';
import { enriched } from '../theme/enriched.ts';
import { namesTyped, type Case } from './case.ts';
import { leftOut, type LeftOut } from './left-out.ts';
import { ofOneArc } from './of-one-arc.ts';

/** Shapes in which a theme is quoted, and happens to nobody; whoever reads one asks where the story is. */
const ONLY_QUOTED: ReadonlySet<string> = new Set(['the-one-about', 'nothing-much', 'any-day']);
/** Shapes that are told of anybody, and in which a theme is hung on whoever it is. */
const OF_ANYBODY: ReadonlySet<string> = new Set([
  'also-done',
  'family-day',
  'helping',
  'hole-in-the-wall',
  'journey',
  'no-square',
  'odd-one',
  'pull-together',
  'too-many',
  'unlikely-friends',
]);
/** So much of a sentence a neighbouring event may leave out where it would be quoted else. */
const OF_A_SENTENCE = 0.4;
/** With this for its arc, a word counts as told only where a page says it. */
const NO_EVENT = '';
/** So much less it must leave out than another book that tells the theme. */
const LESS = 0.25;

/**
 * A book, or where it is one of anybody or only quotes its theme, that of an event which is a little like the theme and leaves
 * out less of it (docs/decisions/034). What is left out is listed either way.
 */
export function orNeighbour(book: BookScript, asked: Case, understood: Theme): BookScript {
  const isQuoted = ONLY_QUOTED.has(book.arc);
  if (isQuoted ? isName(asked.brief.theme) : !OF_ANYBODY.has(book.arc)) return book;
  const { brief, family } = asked;
  const names = namesTyped(asked, understood);
  const { hero, other, thing } = understood;
  const about = (hero ?? thing ?? other)?.word.toLowerCase() ?? '';
  const isAbout = (word: string): boolean => singularsOf(word.toLowerCase()).includes(about);
  const of = (script: BookScript): LeftOut => leftOut(brief.theme, script, names);
  const unsaid = (script: BookScript): number => of({ ...script, arc: NO_EVENT }).share;
  const most = isQuoted ? OF_A_SENTENCE : of(book).share - LESS;
  if (most < 0 || understood.invented === true || (brief.nights ?? []).length > 0) return book;
  let found: { readonly told: BookScript; readonly share: number } | null = null;
  for (const read of asNeighbours(brief.theme, understood).filter(({ like }) => like !== book.arc)) {
    const theme = enriched(read, family.interests, bookChance(asked.seed));
    const told = ofOneArc({ ...asked, theme }, ({ arc }) => arc === read.like);
    if (!told) continue;
    const { share, words } = of(told);
    // Whoever it is about is in it.
    if (share > most || share >= (found?.share ?? 1) || words.some(isAbout)) continue;
    // One book is no better than another by a word that a page of neither says.
    if (isQuoted || unsaid(told) < unsaid(book)) found = { told, share };
  }
  return found?.told ?? book;
}
