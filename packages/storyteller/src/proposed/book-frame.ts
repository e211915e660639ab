import { LEAST_PAGES, MOST_PAGES, BOOK_LIMITS } from '../books/audit/limits.ts';
import { MOST_LISTED_TURNS, sheetSteps, type SheetStep } from './sheet-steps.ts';
import type { BookBrief } from '../books/brief.ts';
import type { Said } from '../books/company/figure.ts';
import type { Entity, Theme } from '../books/theme.ts';
import { kinPhrase } from '../facts/kin.ts';
import { bookCase, type BookCase } from './book-case.ts';
import type { BookScript, Character } from '@storylantern/contract';

/** Somebody who is in a book whoever writes it. */
interface FramedCharacter {
  readonly name: string;
  /** "child", "grown-up", or what it is: "hedgehog". */
  readonly kind: string;
  /** How it is spoken of; `name` repeats the name. */
  readonly said: Said;
  /** The book has to tell of it. */
  readonly wanted: boolean;
}

/** All that whoever writes a book has to know: limits, people, and for an adventure its facts. */
export interface BookFrame {
  readonly theme: string;
  readonly details: string;
  /** Name of the child of the book and its age in years. */
  readonly child: string;
  readonly age: number;
  readonly cast: readonly FramedCharacter[];
  /** What the parent calls the grown-up; "the grown-up" when nobody said. */
  readonly grownUp: string;
  /** Words of the theme that have to be told. */
  readonly told: readonly string[];
  readonly pages: readonly [least: number, most: number];
  /** The most words of a sentence. */
  readonly sentence: number;
  /** Words on a page. */
  readonly pageWords: readonly [least: number, most: number];
  /** Words of the whole book. */
  readonly bookWords: readonly [least: number, most: number];
  /** The subject and its facts; null when the book is a story. */
  readonly adventure: AdventureFrame | null;
}

/** What an adventure stands on. */
export interface AdventureFrame {
  readonly subject: string;
  /** Each has to be told, in this order. */
  readonly steps: readonly SheetStep[];
  /** What people believe that is not so, and what is. */
  readonly never: readonly { readonly belief: string; readonly truth: string }[];
}

/** Words on a page that read well, within the limits that no page may break. */
const PAGE_WORDS = { young: [6, 25], middle: [22, 60], old: [45, 115] } as const;
/** A book may have this many pages more or fewer than ours. */
const ROOM = 2;

/** How many pages a proposal for a case may have. */
export const pagesAllowed = ({ own }: Pick<BookCase, 'own'>): readonly [number, number] => [
  Math.max(LEAST_PAGES, own.pages.length - ROOM),
  Math.min(MOST_PAGES, own.pages.length + ROOM),
];

/** The entities of a theme that a story of it has to tell and show. */
export const entitiesOf = ({ hero, other, place, thing }: Theme): readonly Entity[] =>
  [hero, other, place, thing].filter((each): each is Entity => each !== null);

/** Whoever of our own cast is in any book of the brief: not those our own plot only met on its way, unless they guide. */
export const framedCast = ({ own, sheet }: Pick<BookCase, 'own' | 'sheet'>): readonly Character[] =>
  own.cast.filter(({ id }) => sheet !== null || !/^(?:met|passer|person)/.test(id));

function kindOf(character: Character, own: BookScript): string {
  const friend = own.friends.find((each) => each.id === character.id);
  if (friend) return friend.kind;
  if (character.is === 'animal') return character.animal.replaceAll('-', ' ');
  if (character.is === 'thing') return character.thing.replaceAll('-', ' ');
  return character.is === 'adult' ? 'grown-up' : character.is === 'baby' ? 'baby' : 'child';
}

function saidOf(character: Character, { own, family, brief }: BookCase): Said {
  if (character.is === 'child') return family.childSaid;
  const friend = own.friends.find((each) => each.id === character.id);
  if (friend) return friend.said;
  const also = brief.alsoInIt?.find((each) => each.name === character.name);
  if (also) return also.gender === 'girl' ? 'she' : also.gender === 'boy' ? 'he' : 'name';
  const kin = character.is === 'adult' ? kinPhrase(character.name) : undefined;
  return kin?.gender === 'f' ? 'she' : kin?.gender === 'm' ? 'he' : 'name';
}

/** What a proposal for this brief is written from; null when the book is told by us alone. */
export function bookFrame(brief: BookBrief, own: BookScript): BookFrame | null {
  const asked = bookCase(brief, own);
  if (!asked) return null;
  const { theme, family, telling, sheet } = asked;
  const child = own.cast.find((each) => each.is === 'child')?.name ?? family.childName ?? own.cast[0]?.name ?? '';
  const limits = BOOK_LIMITS[telling];
  const wanted = new Set(['child', 'hero', ...(brief.alsoInIt ?? []).map((_, n) => `also-${n + 1}`)]);
  return {
    theme: theme.raw === '' ? (sheet?.subject ?? '') : brief.theme,
    details: brief.details ?? '',
    child,
    age: asked.age,
    cast: framedCast(asked).map((each) => ({
      name: each.name,
      kind: kindOf(each, own),
      said: saidOf(each, asked),
      wanted: wanted.has(each.id),
    })),
    grownUp: family.grownUp?.name ?? 'the grown-up',
    told: entitiesOf(theme)
      .filter((each) => each.known)
      .map((each) => each.word),
    pages: pagesAllowed(asked),
    sentence: limits.sentence,
    pageWords: PAGE_WORDS[telling],
    bookWords: limits.book,
    adventure: sheet && {
      subject: sheet.subject,
      steps: sheetSteps(sheet, own).slice(0, MOST_LISTED_TURNS),
      never: sheet.never.map(({ belief, truth }) => ({ belief, truth })),
    },
  };
}
