import type { LyricLine } from '@storylantern/contract';

/** A line by its beats: how many light syllables come before the first, and how many after each. */
export interface LineShape {
  readonly pickup: number;
  /** One entry for each beat. */
  readonly after: readonly number[];
  /** Beats the line fills, always even: two make a bar. */
  readonly slots: number;
}

/**
 * Reads where a line's beats are. A line without any is sung on its stressed syllables, and failing those on every
 * second one, so that every line can be sung.
 */
export function lineShape(line: LyricLine): LineShape {
  const marked = places(line, (syllable) => syllable.beat);
  const stressed = marked.length > 0 ? marked : places(line, (syllable) => syllable.stressed);
  const beats = stressed.length > 0 ? stressed : line.syllables.map((_, at) => at).filter((at) => at % 2 === 0);
  const after = beats.map((at, index) => (beats[index + 1] ?? line.syllables.length) - at - 1);
  return { pickup: beats[0] ?? 0, after, slots: Math.max(2, 2 * Math.ceil(beats.length / 2)) };
}

const places = (line: LyricLine, wanted: (syllable: LyricLine['syllables'][number]) => boolean): readonly number[] =>
  line.syllables.flatMap((syllable, at) => (wanted(syllable) ? [at] : []));
