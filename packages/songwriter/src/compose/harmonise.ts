import { pick, type Random } from '../random.ts';
import type { Harmonies } from '../styles/style-sheet.ts';
import { readNumeral, type Harmony } from '../theory/chords.ts';

/** What a line does in its section. */
export type LineRole = keyof Harmonies;
export type Ending = 'half' | 'close';

/** One row of four chords for each role a line can have. */
export type ChordPlan = Readonly<Record<LineRole, readonly Harmony[]>>;

/** Pairs of lines; the pair before the last opens anew, the last line ends as the section must. */
export function lineRole(line: number, lines: number, ending: Ending): LineRole {
  if (line === lines - 1) return ending;
  if (line === lines - 2 && lines > 2) return 'lift';
  return line % 2 === 0 ? 'open' : 'answer';
}

/** Chooses a kind of section's chords for one song. */
export function chooseChords(random: Random, harmonies: Harmonies, key: number): ChordPlan {
  const row = (role: LineRole): readonly Harmony[] => readRow(pick(random, harmonies[role]), key);
  return { open: row('open'), answer: row('answer'), lift: row('lift'), half: row('half'), close: row('close') };
}

/** A row of numerals as chords. */
export const readRow = (numerals: string, key: number): readonly Harmony[] =>
  numerals.split(' ').map((numeral) => readNumeral(numeral, key));

/** A row of four chords for a line with another number of beats; its last beat always gets the last chord. */
export function chordsForBeats(row: readonly Harmony[], beats: number): readonly Harmony[] {
  return Array.from({ length: beats }, (_, at) => {
    const place = at === beats - 1 ? row.length - 1 : Math.floor((at * row.length) / beats);
    const harmony = row[place];
    if (!harmony) throw new RangeError('A row of chords is empty.');
    return harmony;
  });
}
