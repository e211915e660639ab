import type { LyricLine } from '@storylantern/contract';

/** A line by its beats: how many light syllables come before the first, and how many after each. */
export interface LineShape {
  readonly pickup: number;
  /** One entry for each beat. */
  readonly after: readonly number[];
  /** Beats the line fills, at least four and always even: two make a bar. A shorter line ends in rests. */
  readonly slots: number;
}

/** Beats of an ordinary line: two bars. */
export const USUAL_BEATS = 4;

/** Light syllables that can be sung before the first beat, and after one. */
const MOST_LIGHT = { before: 2, after: 3 } as const;

/**
 * Reads where a line's beats are. A line without any is sung on its stressed syllables, and failing those on every
 * second one; where more light syllables come together than can be sung and the line has beats to spare, one of them
 * gets a beat. So every line can be sung.
 */
export function lineShape(line: LyricLine): LineShape {
  const marked = places(line, (syllable) => syllable.beat);
  const stressed = marked.length > 0 ? marked : places(line, (syllable) => syllable.stressed);
  const given = stressed.length > 0 ? stressed : line.syllables.map((_, at) => at).filter((at) => at % 2 === 0);
  const beats = relieved(given, line.syllables.length);
  const after = beats.map((at, index) => (beats[index + 1] ?? line.syllables.length) - at - 1);
  return { pickup: beats[0] ?? 0, after, slots: Math.max(USUAL_BEATS, 2 * Math.ceil(beats.length / 2)) };
}

/** The beats, and up to four with those that the longest rows of light syllables need. */
function relieved(given: readonly number[], syllables: number): readonly number[] {
  const beats = [...given];
  while (beats.length > 0 && beats.length < USUAL_BEATS) {
    const rows = [-1, ...beats].map((beat, index) => {
      const length = (beats[index] ?? syllables) - beat - 1;
      const opening = index === 0;
      const added = beat + 1 + (opening ? Math.min(MOST_LIGHT.before, length >> 1) : length >> 1);
      return { added, excess: length - (opening ? MOST_LIGHT.before : MOST_LIGHT.after) };
    });
    const worst = rows.reduce((most, row) => (row.excess > most.excess ? row : most));
    if (worst.excess <= 0) break;
    beats.push(worst.added);
    beats.sort((a, b) => a - b);
  }
  return beats;
}

const places = (line: LyricLine, wanted: (syllable: LyricLine['syllables'][number]) => boolean): readonly number[] =>
  line.syllables.flatMap((syllable, at) => (wanted(syllable) ? [at] : []));
