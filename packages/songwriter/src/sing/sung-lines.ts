import type { LyricLine, Lyrics } from '@storylantern/contract';
import type { Score, SungNote } from '../score.ts';

/** One line of the lyrics as it is sung, with its notes. */
export interface SungLine {
  /** Index of the section in the lyrics, and of the line in it. */
  readonly section: number;
  readonly line: number;
  readonly words: LyricLine;
  readonly notes: readonly SungNote[];
}

/** The song's lines in the order they are sung; choruses come as often as they are sung. */
export function sungLines(score: Score, lyrics: Lyrics): readonly SungLine[] {
  const notes = new Map<number, SungNote[]>();
  for (const note of score.notes) notes.set(note.line, [...(notes.get(note.line) ?? []), note]);
  const lines = score.sections.flatMap(({ lyrics: section, lines: sung }) =>
    sung.flatMap((line) => {
      const words = lyrics.sections[section ?? -1]?.lines[line];
      return section === null || !words ? [] : [{ section, line, words }];
    }),
  );
  return lines.map((each, at) => ({ ...each, notes: notes.get(at) ?? [] }));
}

/** A written word of a line: its letters' place, and which of the line's syllables it has. */
export interface LineWord {
  readonly from: number;
  readonly to: number;
  readonly syllables: readonly number[];
}

/** Words of a line: syllables with no space between them belong together. */
export function wordsOf({ text, syllables }: LyricLine): readonly LineWord[] {
  const words: { from: number; to: number; syllables: number[] }[] = [];
  syllables.forEach((syllable, at) => {
    const word = words.at(-1);
    if (word && !/\s/.test(text.slice(word.to, syllable.from))) {
      word.to = syllable.to;
      word.syllables.push(at);
    } else {
      words.push({ from: syllable.from, to: syllable.to, syllables: [at] });
    }
  });
  return words;
}
