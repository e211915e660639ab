import type { Lyrics } from '@storylantern/contract';
import type { Score } from '../score.ts';
import { sungLines, type SungLine } from '../sing/sung-lines.ts';
import { isCompound } from '../timing.ts';
import { engraveLine } from './engrave-line.ts';
import { words } from './staff-signs.ts';
import { writeLine } from './write-line.ts';

/** Millimetres of an A4 page. */
const PAGE = { width: 210, height: 297 };
const HEADER = 40;
/** Top of the first staff on the pages after the first. */
const NEXT_PAGE = 22;
/** From one staff to the next, room for a section's name, and a staff with its words. */
const SYSTEM = 24;
const LABEL = 4;
const STAFF = 14;
const BOTTOM = 285;

const NAMES = { verse: 'Verse', chorus: 'Chorus', bridge: 'Bridge' } as const;

/**
 * A lead sheet to print: the tune with chord names above and words below, one line of the lyrics to a staff, every
 * section once in the order it is first sung. Gives one SVG document for each A4 page.
 */
export function leadSheet(score: Score, lyrics: Lyrics): readonly string[] {
  const names = sectionNames(lyrics);
  const pages: string[][] = [heading(score, lyrics, names)];
  let top = HEADER;
  const turnPage = (): void => {
    pages.push([]);
    top = NEXT_PAGE;
  };
  const lines = sungLines(score, lyrics);
  let metreShown = false;
  for (const { from, to } of printedSections(score, lyrics)) {
    const divided = linesBeforeTurn(to - from, Math.floor((BOTTOM - top - LABEL - STAFF) / SYSTEM) + 1);
    if (divided === 0) turnPage();
    for (let at = from; at < to; at++) {
      if (divided > 0 && at === from + divided) turnPage();
      const line = lines[at];
      if (!line || line.notes.length === 0) continue;
      if (top + STAFF > BOTTOM) turnPage();
      if (at === from) {
        pages.at(-1)?.push(words(names[line.section] ?? '', 15, top - 5.2, 3.6, 'start', 'font-style="italic"'));
        top += LABEL;
      }
      const { start, end } = boundsOf(score, lines, at);
      const chords = score.chords.filter((chord) => chord.at + chord.beats > start + 1e-6 && chord.at < end - 1e-6);
      const visible = chords.map((chord) => ({ ...chord, at: Math.max(start, chord.at) }));
      const place = { top, showMetre: !metreShown, closes: at === to - 1 };
      pages.at(-1)?.push(engraveLine(score, writeLine(score, line, start, end), visible, place));
      metreShown = true;
      top += SYSTEM;
    }
  }
  return pages.map(
    (parts, page) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${PAGE.width}mm" height="${PAGE.height}mm" viewBox="0 0 ${PAGE.width} ${PAGE.height}" font-family="Georgia, 'Times New Roman', serif"><rect width="100%" height="100%" fill="#fff"/>${parts.join('')}${words(`${page + 1} / ${pages.length}`, PAGE.width / 2, 291, 3, 'middle')}</svg>`,
  );
}

/** How many lines of a section stand before the page is turned: never one alone on either side where it can be helped. */
function linesBeforeTurn(lines: number, room: number): number {
  if (room >= lines) return lines;
  const before = Math.min(room, lines - 2);
  return before >= 2 ? before : 0;
}

/**
 * Sung lines of the sections to print, in the order in which their words are first sung; of sections with the same words
 * the one that sings most of them.
 */
function printedSections(score: Score, lyrics: Lyrics): readonly { from: number; to: number }[] {
  const chosen = new Map<string, { from: number; to: number }>();
  let from = 0;
  for (const { lyrics: index, lines } of score.sections) {
    const written = lyrics.sections[index ?? -1];
    const to = from + lines.length;
    if (written) {
      const key = written.lines.map((line) => line.text).join('/');
      const known = chosen.get(key);
      if (!known || to - from > known.to - known.from) chosen.set(key, { from, to });
    }
    from = to;
  }
  return [...chosen.values()];
}

/** The beat of a line's first bar, and where it ends: at its last bar line or the next line's first syllable. */
function boundsOf(score: Score, lines: readonly SungLine[], at: number): { start: number; end: number } {
  const line = lines[at];
  const first = line?.notes.find((note) => line.words.syllables[note.syllable]?.beat) ?? line?.notes[0];
  const last = line?.notes.at(-1);
  const start = first?.at ?? 0;
  const bar = score.beatsPerBar;
  const reach = (last?.at ?? start) + 1e-6;
  const wholeBars = start + Math.ceil((reach - start) / bar) * bar;
  return { start, end: Math.min(wholeBars, lines[at + 1]?.notes[0]?.at ?? wholeBars) };
}

/** "Verse 2", or "Chorus" where there is only one kind of it. */
function sectionNames(lyrics: Lyrics): readonly string[] {
  const verses = lyrics.sections.filter(({ kind }) => kind === 'verse').length;
  let verse = 0;
  return lyrics.sections.map(({ kind }) =>
    kind === 'verse' && verses > 1 ? `${NAMES.verse} ${++verse}` : NAMES[kind],
  );
}

function heading(score: Score, lyrics: Lyrics, names: readonly string[]): string[] {
  const order = score.sections.flatMap(({ lyrics: section }) => (section === null ? [] : [names[section] ?? '']));
  const beat = isCompound(score) ? 'dotted crotchet' : 'crotchet';
  const feel = score.style === 'fun' ? ', swung quavers' : '';
  return [
    words(lyrics.title, PAGE.width / 2, 19, 8, 'middle', 'font-weight="bold"'),
    words(order.join(' · '), PAGE.width / 2, 25, 3.1, 'middle'),
    words(`${beat} = ${score.tempo}${feel}`, PAGE.width / 2, 30, 3.1, 'middle', 'font-style="italic"'),
  ];
}
