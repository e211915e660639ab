import { SONG_SHEETS, type SongSheet } from '@storylantern/library';
import type { LyricLine, SongStyle } from '@storylantern/contract';
import type { Theme } from '../books/theme.ts';
import { singularsOf } from '../books/theme/entries.ts';
import { LESSON, type WonderThread } from './bank/lesson.ts';
import type { Chorus, Couplet } from './bank/couplet.ts';
import { chooseCouplet, newPage, setDown, write, type Writing } from './choose-couplet.ts';
import { chorusLines, type Part, type SongParts } from './song-form.ts';

/** The words of a theme in small letters, each with its singular. */
const wordsOf = (raw: string): string[] =>
  (raw.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? []).map((each) => each.replace(/'s$/, ''));

/** The sheet a theme asks for: the one with the longest of its words, the earliest in the theme; null for none. */
export function sheetFor(theme: Theme): SongSheet | null {
  const words = wordsOf(theme.raw);
  const forms = ` ${words.join(' ')} `;
  const singular = ` ${words.map((each) => singularsOf(each)[0] ?? each).join(' ')} `;
  let best: { readonly sheet: SongSheet; readonly length: number; readonly at: number } | null = null;
  for (const sheet of SONG_SHEETS) {
    for (const word of sheet.words) {
      const at = Math.max(forms.indexOf(` ${word} `), singular.indexOf(` ${word} `));
      if (at < 0) continue;
      const length = word.split(' ').length;
      if (!best || length > best.length || (length === best.length && at < best.at)) best = { sheet, length, at };
    }
  }
  return best?.sheet ?? null;
}

/** Subjects that are nothing but what there is to know of them. */
const LESSONS =
  /\b(?:days of the week|months of the year|seasons|alphabet|abc|counting|count to|numbers|colou?rs|rainbow|water cycle|solar system|planets|phases of|recycling|recycle|wash\w* (?:\p{L}+ )?hands|skeletons?|bones|heart ?beats?|photosynthesis)\b/iu;

/** Whether a theme asks for facts in any style: "how volcanoes work", "days of the week"; not "a whale in the bath". */
export const asksForFacts = ({ raw, hero }: Theme): boolean =>
  /^\s*(?:how|why|what|when)\b/i.test(raw) || ((hero === null || LESSONS.test(hero.word)) && LESSONS.test(raw));

/** A chapter with this many couplets fills two verses; what follows is a bridge. */
const TWO_VERSES = 4;
/** Most couplets of a lesson. */
const MOST = 6;

interface SheetPlan {
  readonly sheet: SongSheet;
  readonly chorus: Chorus;
  readonly style: SongStyle;
  readonly turn: number;
  /** Questions about what else the theme names. */
  readonly besides: readonly Couplet[];
}

/**
 * Sings one chapter of a sheet, in its order, four lines to a verse. What is left of the third part is filled by what
 * the parent told, by a question about what else the theme names, or by a look out of the door.
 */
export function sheetSong({ sheet, chorus, style, turn, besides }: SheetPlan, writing: Writing): SongParts | null {
  const page = newPage();
  let cost = 0;
  const keep = (written: ReturnType<typeof write>): readonly LyricLine[] => {
    cost += written?.cost ?? 0;
    return written ? setDown(written, page, writing) : [];
  };
  const choose = (couplets: readonly Couplet[]): readonly LyricLine[] => keep(chooseCouplet(couplets, turn, page, writing)); // prettier-ignore
  const chapter = sheet.chapters[turn % sheet.chapters.length] ?? sheet.chapters[0];
  const sungChorus = keep(write(chorusLines(chorus, style, turn >> 1), page, writing));
  if (sungChorus.length === 0) return null;
  const beside = chapter.length < MOST ? firstOf([LESSON.told, besides], choose) : [];
  const isOpened = chapter.length < MOST && beside.length === 0 && (turn >> 1) % 2 === 0;
  const opened = isOpened ? choose(LESSON.openers) : [];
  const facts = chapter.map(([first, second]) => keep(write([first, second], page, writing)));
  const closed =
    chapter.length === MOST || isOpened || beside.length > 0
      ? beside
      : firstOf(turn % 2 === 0 ? [LESSON.closers] : [LESSON.bridges], choose);
  const couplets = [opened, ...facts, closed].filter((each) => each.length > 0);
  return {
    body: [
      { kind: 'verse', lines: couplets.slice(0, 2).flat() },
      { kind: 'verse', lines: couplets.slice(2, TWO_VERSES).flat() },
      { kind: couplets.length > TWO_VERSES + 1 ? 'verse' : 'bridge', lines: couplets.slice(TWO_VERSES).flat() },
    ],
    chorus: sungChorus,
    cost,
  };
}

const firstOf = (
  ways: readonly (readonly Couplet[])[],
  choose: (couplets: readonly Couplet[]) => readonly LyricLine[],
): readonly LyricLine[] => {
  for (const couplets of ways) {
    const found = choose(couplets);
    if (found.length > 0) return found;
  }
  return [];
};

/** A song of questions, for what no sheet knows: it claims nothing. */
export function wonderSong(
  thread: WonderThread,
  turn: number,
  besides: readonly Couplet[],
  writing: Writing,
): SongParts | null {
  const page = newPage();
  const chorus = write(chorusLines(thread.chorus, 'educational', turn >> 1), page, writing);
  if (!chorus) return null;
  let cost = chorus.cost;
  const sungChorus = setDown(chorus, page, writing);
  const beside = chooseCouplet(besides, turn, page, writing) ?? chooseCouplet(LESSON.told, turn, page, writing);
  const body: Part[] = [];
  for (const couplets of [thread.look, thread.reckon, thread.ask]) {
    const lines: LyricLine[] = [];
    for (const [i, couplet] of couplets.entries()) {
      const asked = couplets === thread.reckon && i === 1 ? beside : null;
      const written = asked ?? write(couplet, page, writing);
      if (!written) return null;
      cost += written.cost;
      lines.push(...setDown(written, page, writing));
    }
    body.push({ kind: 'verse', lines });
  }
  return { body, chorus: sungChorus, cost };
}
