import { carriesPitch, isVowel, opensSuddenly, type SpokenPhone } from './voice.ts';

/** A stretch of speech and where it is heard in the song: seconds in the clip, seconds in the line. */
export interface Placed {
  readonly source: readonly [from: number, to: number];
  readonly target: readonly [from: number, to: number];
  readonly pitched: boolean;
  /** Whether it is the vowel that carries the note; the others keep their shape. */
  readonly vowel: boolean;
  /** Which note of the line it belongs to. */
  readonly note: number;
}

/** When a note's vowel begins and ends, in seconds of the line. */
export interface NoteTime {
  readonly at: number;
  readonly end: number;
}

/** Longest a consonant is sung, in seconds: longer ones drag. */
const LONGEST = { pitched: 0.085, plain: 0.11 };
/** A vowel is never shorter than this; crowded consonants give way. */
const SHORTEST_VOWEL = 0.07;
/** Notes nearer than this are sung without a break between them. */
const LEGATO = 0.06;

interface Consonants {
  readonly phones: readonly SpokenPhone[];
  readonly seconds: readonly number[];
  readonly total: number;
}

/**
 * Places the sounds of a line's syllables on its notes: the vowel begins on the note, the consonants before it just
 * before, the last consonants end where the next syllable's begin. Where notes are too quick for all of this,
 * consonants are shortened alike.
 */
export function timePhones(
  syllables: readonly (readonly SpokenPhone[])[],
  notes: readonly NoteTime[],
): readonly Placed[] {
  const parts = syllables.map((phones) => {
    const vowel = Math.max(
      0,
      phones.findIndex(({ ph }) => isVowel(ph)),
    );
    return {
      before: consonants(phones.slice(0, vowel)),
      vowel: phones[vowel],
      after: consonants(phones.slice(vowel + 1)),
    };
  });
  const placed: Placed[] = [];
  let squeeze = 1;
  parts.forEach(({ before, vowel, after }, at) => {
    const note = notes[at];
    if (!note || !vowel) return;
    const [next, nextNote] = [parts[at + 1], notes[at + 1]];
    const joined = nextNote !== undefined && nextNote.at - note.end < LEGATO;
    const limit = joined && nextNote ? nextNote.at : note.end;
    const crowd = after.total + (joined ? (next?.before.total ?? 0) : 0);
    const room = Math.max(0.01, limit - note.at - SHORTEST_VOWEL);
    const squeezeNext = crowd > room ? room / crowd : 1;
    const end = limit - crowd * squeezeNext;
    place(placed, before, note.at - before.total * squeeze, squeeze, at);
    placed.push({ source: [vowel.start, vowel.end], target: [note.at, end], pitched: true, vowel: true, note: at });
    place(placed, after, end, squeezeNext, at);
    squeeze = joined ? squeezeNext : 1;
  });
  return placed;
}

function consonants(phones: readonly SpokenPhone[]): Consonants {
  const seconds = phones.map(({ ph, start, end }) =>
    Math.min(end - start, carriesPitch(ph) ? LONGEST.pitched : LONGEST.plain),
  );
  return { phones, seconds, total: seconds.reduce((sum, each) => sum + each, 0) };
}

function place(placed: Placed[], { phones, seconds }: Consonants, begin: number, squeeze: number, note: number): void {
  let at = begin;
  phones.forEach(({ ph, start, end }, index) => {
    const length = (seconds[index] ?? 0) * squeeze;
    // What makes a stop heard is how it opens: its end is kept as it is, the silence before it gives way.
    const from = opensSuddenly(ph) ? Math.max(start, end - length) : start;
    placed.push({ source: [from, end], target: [at, at + length], pitched: carriesPitch(ph), vowel: false, note });
    at += length;
  });
}
