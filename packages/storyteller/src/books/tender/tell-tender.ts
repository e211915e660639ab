import type { BookScript } from '@storylantern/contract';
import type { Telling } from '../arc.ts';
import { auditBook } from '../audit/audit-book.ts';
import type { BookBrief } from '../brief.ts';
import { bookChance, freshChance } from '../chance.ts';
import { chosenPages } from '../choose-pages.ts';
import type { Family } from '../company/family.ts';
import { draftOf } from '../render-pages.ts';
import type { Theme } from '../theme.ts';
import { understandTheme } from '../theme/understand.ts';
import type { ToldBefore } from '../told-before.ts';
import { held } from './held.ts';
import { adopted } from './adopted/book.ts';
import { cross } from './cross/book.ts';
import { hardDay } from './hard-day/book.ts';
import { hardTimes } from './hard-times/book.ts';
import { inHospital } from './in-hospital/book.ts';
import { leftOut } from './left-out/book.ts';
import { newBaby } from './new-baby/book.ts';
import { petDied } from './pet-died/book.ts';
import { someoneDied } from './someone-died/book.ts';
import { someoneIll } from './someone-ill/book.ts';
import type { Tender, TenderBook } from './tender.ts';
import type { AnyTenderBook } from './told-book.ts';
import { shy } from './shy/book.ts';
import { smallHurt } from './small-hurt/book.ts';
import { twoHomes } from './two-homes/book.ts';
import { worksAtNight } from './works-at-night/book.ts';
import { talkAbout } from '../talk/talk-about.ts';

/** Every tender book, by what it is about. */
export const TENDER_BOOKS: Readonly<Record<TenderBook, AnyTenderBook>> = {
  'pet-died': petDied,
  'someone-died': someoneDied,
  'someone-ill': someoneIll,
  'in-hospital': inHospital,
  'two-homes': twoHomes,
  'left-out': leftOut,
  'works-at-night': worksAtNight,
  'small-hurt': smallHurt,
  'hard-day': hardDay,
  'new-baby': newBaby,
  cross,
  shy,
  adopted,
  'hard-times': hardTimes,
};

/** What a tender book is told from. */
export interface TenderCase {
  readonly brief: BookBrief;
  readonly theme: Theme;
  readonly family: Family;
  readonly age: number;
  readonly telling: Telling;
  readonly before: ToldBefore;
  readonly seed: number;
}

const TRIES = 6;
/** So many sound tellings are compared; the one that is least like an earlier book is told. */
const COMPARED = 3;

/**
 * Tells of something sad or hard that has happened: what it is, in plain words, and who is there. Null when no telling is
 * sound. Nothing of the theme reaches a page but the names and words that were read for certain.
 */
export function tellTender(
  tender: Tender,
  { brief, theme, family, age, telling, before, seed }: TenderCase,
): BookScript | null {
  const book = TENDER_BOOKS[tender.book];
  // The pictures and words are judged by themselves: whoever died need not be seen.
  const bare = understandTheme('', null);
  let found: { readonly script: BookScript; readonly near: number } | null = null;
  for (let n = 0, sound = 0; n < TRIES && sound < COMPARED; n++) {
    const chance = freshChance(bookChance(Math.imul(seed, 977) + n * 131 + 7), before);
    const company = held({ tender, brief, theme, family, age, chance });
    const bound = book.bind(company);
    if (bound === null) return null;
    const draft = draftOf(book[telling](bound), company.child);
    const { pages } = chosenPages(draft, { theme: bare, telling, before, chance, ofDeath: true });
    const script = {
      title: draft.title,
      arc: book.id,
      refrain: draft.refrain,
      cast: [...draft.cast],
      pages: [...pages],
    };
    const findings = auditBook(script, bare, age);
    if (findings.some((each) => each.hard)) continue;
    sound++;
    const near = before.nearest(pages.map((each) => each.text).join(' '));
    if (found && found.near <= near) continue;
    const talk = talkAbout(book.id, telling, { hero: company.child, child: company.child }, chance);
    found = { script: { ...script, notManaged: [], onlySaid: [], talk, facts: [], friends: [], findings }, near };
  }
  return found?.script ?? null;
}
