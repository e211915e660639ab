import { SONG_SHEETS, type SongSheet } from '@storylantern/library';
import type { LyricLine } from '@storylantern/contract';
import type { Theme } from '../books/theme.ts';
import { singularsOf } from '../books/theme/entries.ts';
import { LESSON, type WonderThread } from './bank/lesson.ts';
import type { Couplet } from './bank/couplet.ts';
import { chooseCouplet, newPage, setDown, write, type Writing } from './choose-couplet.ts';
import type { SongParts } from './story-song.ts';

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

/**
 * Sings one chapter of a sheet, in its order, between a question at the door and a look out of it. What the theme names
 * beside the sheet's own subject is asked about in the bridge.
 */
export function sheetSong(sheet: SongSheet, turn: number, besides: readonly Couplet[], writing: Writing): SongParts {
  const page = newPage();
  let cost = 0;
  const set = (lines: readonly string[]): readonly LyricLine[] => {
    const written = write(lines, page, writing);
    cost += written?.cost ?? 0;
    return written ? setDown(written, page, writing) : [];
  };
  const choose = (couplets: readonly Couplet[], by: number): readonly LyricLine[] => {
    const written = chooseCouplet(couplets, by, page, writing);
    cost += written?.cost ?? 0;
    return written ? setDown(written, page, writing) : [];
  };
  const chapter = sheet.chapters[turn % sheet.chapters.length] ?? sheet.chapters[0];
  const chorus = set([...sheet.chorus, sheet.chorus[0]]);
  const facts = chapter.map(([first, second]) => set([first, second]));
  const framed = [
    ...(facts.length <= 5 ? [choose(LESSON.openers, turn)] : []),
    ...facts,
    ...(facts.length <= 4 ? [choose(LESSON.closers, turn)] : []),
  ];
  const told = choose(LESSON.told, turn);
  const asked = told.length > 0 ? told : choose(besides, turn);
  const bridge = asked.length > 0 ? asked : choose(LESSON.bridges, turn);
  return {
    verses: [framed.slice(0, 2).flat(), framed.slice(2, 4).flat(), framed.slice(4).flat()],
    chorus,
    bridge,
    cost,
  };
}

/** A song of questions, for what no sheet knows: it claims nothing. */
export function wonderSong(
  thread: WonderThread,
  turn: number,
  besides: readonly Couplet[],
  writing: Writing,
): SongParts | null {
  const page = newPage();
  const chorus = write([...thread.chorus, thread.chorus[0]], page, writing);
  if (!chorus) return null;
  let cost = chorus.cost;
  const sungChorus = setDown(chorus, page, writing);
  const verses: LyricLine[][] = [];
  for (const couplets of [thread.look, thread.reckon, thread.ask]) {
    const verse: LyricLine[] = [];
    for (const couplet of couplets) {
      const written = write(couplet, page, writing);
      if (!written) return null;
      cost += written.cost;
      verse.push(...setDown(written, page, writing));
    }
    verses.push(verse);
  }
  const bridge =
    chooseCouplet(besides, turn, page, writing) ??
    chooseCouplet(LESSON.told, turn, page, writing) ??
    chooseCouplet(LESSON.bridges, turn, page, writing);
  if (!bridge) return null;
  return { verses, chorus: sungChorus, bridge: setDown(bridge, page, writing), cost: cost + bridge.cost };
}
