import type { Score } from '../score.ts';
import { isCompound } from '../timing.ts';
import { wordsOf, type SungLine } from '../sing/sung-lines.ts';

/** Something on the staff: a note or a rest of a written length, or a bar line. Lengths are in sixteenths. */
export type Item =
  | { readonly kind: 'bar'; readonly at: number }
  | { readonly kind: 'rest'; readonly at: number; readonly length: number }
  | {
      readonly kind: 'note';
      readonly at: number;
      readonly length: number;
      readonly pitch: number;
      /** Whether it only holds on to the note before. */
      readonly tied: boolean;
      readonly letters: string;
      /** Whether the word goes on with the next syllable. */
      readonly goesOn: boolean;
    };

/** Sixteenths in a beat of the score and in a bar. */
export const gridOf = (score: Score): { beat: number; bar: number } =>
  isCompound(score) ? { beat: 6, bar: 6 * score.beatsPerBar } : { beat: 4, bar: 4 * score.beatsPerBar };

/** Lengths that one note can be written as, longest first: with a dot in each metre where it belongs. */
const NOTES = [16, 12, 8, 6, 4, 3, 2, 1];
const RESTS = [16, 12, 8, 4, 2, 1];
/** In compound metres what is longer than a beat is written in whole beats, so that the beats can be seen. */
const COMPOUND_NOTES = [24, 12, 6, 4, 3, 2, 1];

/**
 * Writes a sung line as notes and rests on a grid of sixteenths, counted from the beginning of the song; what is too
 * long for one sign, or crosses a bar line, is tied. `start` is the beat of the line's first bar, `end` where the line
 * gives way to the next one's first syllable.
 */
export function writeLine(score: Score, line: SungLine, start: number, end: number): readonly Item[] {
  const { beat, bar } = gridOf(score);
  const compound = isCompound(score);
  const grid = (at: number): number => Math.round(at * beat);
  const words = wordsOf(line.words);
  const items: Item[] = [];
  const stop = grid(end);
  let at = grid(line.notes[0]?.at ?? start);
  line.notes.forEach((note, index) => {
    const next = line.notes[index + 1];
    const wanted = next ? grid(next.at) : Math.min(stop, grid(note.at + note.beats));
    const until = !next && stop - wanted <= 1 ? Math.max(at + 1, stop) : Math.max(at + 1, wanted);
    const syllable = line.words.syllables[note.syllable];
    const word = words.find(({ syllables }) => syllables.includes(note.syllable));
    pieces(at, until, bar, compound ? COMPOUND_NOTES : NOTES).forEach(([from, length], piece) => {
      const letters =
        piece === 0 && syllable
          ? line.words.text.slice(lettersBegin(line, note.syllable), lettersEnd(line, note.syllable))
          : '';
      const goesOn = piece === 0 && word?.syllables.at(-1) !== note.syllable;
      items.push({ kind: 'note', at: from, length, pitch: note.pitch, tied: piece > 0, letters, goesOn });
    });
    at = until;
  });
  for (const [from, length] of pieces(at, stop, bar, compound ? COMPOUND_NOTES : RESTS)) {
    items.push({ kind: 'rest', at: from, length });
  }
  return withBars(items, bar, stop);
}

/** A syllable with the quotation mark or bracket that opens before its word. */
function lettersBegin({ words: { text, syllables } }: SungLine, index: number): number {
  const from = syllables[index]?.from ?? 0;
  return from - (/(?<=^|\s)["'“‘(]+$/.exec(text.slice(0, from))?.[0].length ?? 0);
}

/** A syllable with the comma or full stop that follows its word. */
function lettersEnd({ words: { text, syllables } }: SungLine, index: number): number {
  const to = syllables[index]?.to ?? 0;
  return to + (/^[.,;:!?…’'”"]+(?=\s|$)/.exec(text.slice(to))?.[0].length ?? 0);
}

/** A stretch of time cut at bar lines, and into lengths that can be written. */
function pieces(from: number, to: number, bar: number, lengths: readonly number[]): readonly [number, number][] {
  const found: [number, number][] = [];
  for (let at = from; at < to;) {
    const inBar = Math.min(to, (Math.floor(at / bar) + 1) * bar) - at;
    const offBeat = lengths === COMPOUND_NOTES ? at % 6 : 0;
    const room = offBeat === 0 ? inBar : Math.min(inBar, 6 - offBeat);
    const length = lengths.find((each) => each <= room) ?? 1;
    found.push([at, length]);
    at += length;
  }
  return found;
}

function withBars(items: readonly Item[], bar: number, stop: number): readonly Item[] {
  const first = items[0]?.at ?? stop;
  const out: Item[] = [];
  for (const item of items) {
    if (item.at % bar === 0 && item.at > first) out.push({ kind: 'bar', at: item.at });
    out.push(item);
  }
  return [...out, { kind: 'bar', at: stop }];
}
