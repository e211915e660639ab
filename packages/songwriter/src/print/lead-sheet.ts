import type { Lyrics } from '@storylantern/contract';
import type { Score } from '../score.ts';
import { sungLines, type SungLine } from '../sing/sung-lines.ts';
import { engraveLine } from './engrave-line.ts';
import { words } from './staff-signs.ts';
import { writeLine } from './write-line.ts';

/** Millimetres of an A4 page. */
const PAGE = { width: 210, height: 297 };
const HEADER = 40;
const SYSTEM = 24.5;
const BOTTOM = 283;

const NAMES = { verse: 'Verse', chorus: 'Chorus', bridge: 'Bridge' } as const;

/**
 * A lead sheet to print: the tune with chord names above and words below, one line of the lyrics to a staff, every
 * section once in the order it is first sung. Gives one SVG document for each A4 page.
 */
export function leadSheet(score: Score, lyrics: Lyrics): readonly string[] {
  const names = sectionNames(lyrics);
  const pages: string[][] = [heading(score, lyrics, names)];
  let top = HEADER;
  const lines = sungLines(score, lyrics);
  const printed = printedSections(score, lyrics);
  lines.forEach((line, at) => {
    const { section, number } = placeOf(score, at);
    if (!printed.has(section) || line.notes.length === 0) return;
    const label = number === 0;
    if (top + (label ? 5 : 0) + 16 > BOTTOM) {
      pages.push([]);
      top = 22;
    }
    if (label) {
      pages.at(-1)?.push(words(names[line.section] ?? '', 15, top - 4.2, 3.6, 'start', 'font-style="italic"'));
      top += 4;
    }
    const { start, end } = boundsOf(score, lines, at);
    const chords = score.chords.filter((chord) => chord.at + chord.beats > start + 1e-6 && chord.at < end - 1e-6);
    const visible = chords.map((chord) => ({ ...chord, at: Math.max(start, chord.at) }));
    pages
      .at(-1)
      ?.push(
        engraveLine(
          score,
          writeLine(score, line, start, end),
          visible,
          top,
          pages.length === 1 && top < HEADER + SYSTEM / 2,
        ),
      );
    top += SYSTEM;
  });
  return pages.map(
    (parts, page) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${PAGE.width}mm" height="${PAGE.height}mm" viewBox="0 0 ${PAGE.width} ${PAGE.height}" font-family="Georgia, 'Times New Roman', serif"><rect width="100%" height="100%" fill="#fff"/>${parts.join('')}${words(`${page + 1} / ${pages.length}`, PAGE.width / 2, 291, 3, 'middle')}</svg>`,
  );
}

/** Sections of the score to print: of those with the same words the first that is sung in full, or most of it. */
function printedSections(score: Score, lyrics: Lyrics): ReadonlySet<number> {
  const chosen = new Map<string, { at: number; lines: number }>();
  score.sections.forEach(({ lyrics: index, lines }, at) => {
    const words = lyrics.sections[index ?? -1];
    if (!words) return;
    const key = words.lines.map((line) => line.text).join('/');
    if (lines.length > (chosen.get(key)?.lines ?? 0)) chosen.set(key, { at, lines: lines.length });
  });
  return new Set([...chosen.values()].map(({ at }) => at));
}

/** Which section of the score a sung line is in, and its number there. */
function placeOf(score: Score, line: number): { section: number; number: number } {
  let before = 0;
  for (const [section, { lines }] of score.sections.entries()) {
    if (line < before + lines.length) return { section, number: line - before };
    before += lines.length;
  }
  return { section: -1, number: 0 };
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
  const beat = score.metre === '6/8' ? 'dotted crotchet' : 'crotchet';
  const feel = score.style === 'fun' ? ', swung quavers' : '';
  return [
    words(lyrics.title, PAGE.width / 2, 19, 8, 'middle', 'font-weight="bold"'),
    words(order.join(' · '), PAGE.width / 2, 25, 3.1, 'middle'),
    words(`${beat} = ${score.tempo}${feel}`, PAGE.width / 2, 30, 3.1, 'middle', 'font-style="italic"'),
  ];
}
