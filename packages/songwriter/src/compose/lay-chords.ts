import type { Lyrics, LyricSection } from '@storylantern/contract';
import type { Chord } from '../score.ts';
import type { StyleSheet } from '../styles/style-sheet.ts';
import type { Harmony } from '../theory/chords.ts';
import { endingOf, linesOf, type Form, type FormSection } from './form.ts';
import { chordsForBeats, lineRole, readRow, type ChordPlan } from './harmonise.ts';
import { lineShape } from './line-shape.ts';

/** Lays the whole song's chords: under each line its row, in bars without words the chorus's, at the end the outro. */
export function layChords(
  lyrics: Lyrics,
  form: Form,
  sheet: StyleSheet,
  planOf: (kind: LyricSection['kind']) => ChordPlan,
  key: number,
  outro: string,
): readonly Chord[] {
  const chords: Chord[] = [];
  const lay = (row: readonly Harmony[], from: number, to: number): void => {
    row.forEach((harmony, at) => {
      const start = from + at * sheet.span;
      if (start >= to) return;
      const end = at === row.length - 1 ? to : Math.min(to, start + sheet.span);
      const last = chords.at(-1);
      if (last && last.root === harmony.root && last.quality === harmony.quality && last.at + last.beats === start) {
        chords[chords.length - 1] = { ...last, beats: end - last.at };
      } else {
        chords.push({ ...harmony, at: start, beats: end - start });
      }
    });
  };
  const chorus = planOf('chorus');
  const wordless = (section: FormSection): readonly Harmony[] => {
    const spans = Math.round(section.beats / sheet.span);
    const ending = section.kind === 'outro' ? readRow(outro, key) : chorus.half;
    if (spans <= 2) return [chorus.open[0], ending.at(-1)].filter((harmony) => harmony !== undefined);
    if (spans <= 4) return section.kind === 'outro' ? ending : chorus.open;
    return [...chorus.open, ...ending];
  };
  form.sections.forEach((section, place) => {
    const end = section.at + section.beats;
    const words = lyrics.sections[section.lyrics ?? -1];
    if (!words) {
      lay(wordless(section), section.at, end);
      return;
    }
    const lines = linesOf(lyrics, section);
    lines.forEach((line, at) => {
      const role = lineRole(at, lines.length, endingOf(form, place));
      const row = chordsForBeats(planOf(words.kind)[role], Math.max(1, lineShape(line).after.length));
      lay(row, section.starts[at] ?? section.at, section.starts[at + 1] ?? end);
    });
  });
  return chords;
}
