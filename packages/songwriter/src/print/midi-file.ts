import type { Lyrics } from '@storylantern/contract';
import type { Score } from '../score.ts';
import { rootOver, voicing } from '../arrange/stage.ts';
import { sungLines, wordsOf } from '../sing/sung-lines.ts';
import { isCompound } from '../timing.ts';
import { chordName } from '../theory/chords.ts';
import { keySignature } from './key-signature.ts';

/** Ticks of a quarter note. */
const TICKS = 480;
/** Programs of the General MIDI list, counted from 0: voice "aahs", acoustic guitar. */
const VOICE_PROGRAM = 52;
const CHORD_PROGRAM = 24;

/** Something that happens at a tick; `order` keeps a note's end before the next one's beginning. */
interface Happening {
  readonly tick: number;
  readonly order: number;
  readonly bytes: readonly number[];
}

/**
 * The song as a Standard MIDI File (format 1): tempo, metre and key; the tune with a lyric event for every syllable;
 * the chords with their names as text. Other programs can open, play and print it.
 */
export function midiFile(score: Score, lyrics: Lyrics): Uint8Array {
  const tracks = [conductor(score, lyrics), tune(score, lyrics), chords(score)].map(trackBytes);
  return Uint8Array.from([
    ...text('MThd'),
    ...u32(6),
    ...u16(1),
    ...u16(tracks.length),
    ...u16(TICKS),
    ...tracks.flat(),
  ]);
}

/** A beat of the score in ticks: a quarter, or a dotted quarter in compound metres. */
const tickOf = (score: Score, beat: number): number => Math.round(beat * (isCompound(score) ? TICKS * 1.5 : TICKS));

function conductor(score: Score, lyrics: Lyrics): readonly Happening[] {
  const beatSeconds = 60 / score.tempo;
  const quarter = Math.round((isCompound(score) ? beatSeconds / 1.5 : beatSeconds) * 1e6);
  const [count, unit] = score.metre.split('/').map(Number);
  const { fifths, minor } = keySignature(score);
  const sections = score.sections.map((section) => meta(tickOf(score, section.at), 0x06, text(section.kind)));
  return [
    meta(0, 0x03, text(lyrics.title)),
    meta(0, 0x51, [(quarter >> 16) & 255, (quarter >> 8) & 255, quarter & 255]),
    meta(0, 0x58, [count ?? 4, Math.log2(unit ?? 4), isCompound(score) ? 36 : 24, 8]),
    meta(0, 0x59, [fifths & 255, minor ? 1 : 0]),
    ...sections,
    meta(tickOf(score, score.beats), 0x01, []),
  ];
}

function tune(score: Score, lyrics: Lyrics): readonly Happening[] {
  const happenings: Happening[] = [meta(0, 0x03, text('Voice')), { tick: 0, order: 1, bytes: [0xc0, VOICE_PROGRAM] }];
  for (const { words, notes } of sungLines(score, lyrics)) {
    const shown = wordsOf(words);
    for (const note of notes) {
      const syllable = words.syllables[note.syllable];
      const word = shown.find(({ syllables }) => syllables.includes(note.syllable));
      const ends = word?.syllables.at(-1) === note.syllable;
      const letters = syllable ? words.text.slice(syllable.from, syllable.to) : '';
      const from = tickOf(score, note.at);
      happenings.push(meta(from, 0x05, text(ends ? `${letters} ` : `${letters}-`), 2));
      happenings.push({ tick: from, order: 3, bytes: [0x90, note.pitch, 92] });
      happenings.push({ tick: tickOf(score, note.at + note.beats), order: 1, bytes: [0x80, note.pitch, 0] });
    }
  }
  return happenings;
}

function chords(score: Score): readonly Happening[] {
  const happenings: Happening[] = [meta(0, 0x03, text('Chords')), { tick: 0, order: 1, bytes: [0xc1, CHORD_PROGRAM] }];
  const flats = keySignature(score).fifths < 0;
  for (const chord of score.chords) {
    const [from, to] = [tickOf(score, chord.at), tickOf(score, chord.at + chord.beats)];
    happenings.push(meta(from, 0x01, text(chordName(chord, flats).replace('♭', 'b').replace('♯', '#')), 2));
    for (const pitch of [rootOver(chord, 43), ...voicing(chord, 57)]) {
      happenings.push({ tick: from, order: 3, bytes: [0x91, pitch, 64] });
      happenings.push({ tick: to, order: 1, bytes: [0x81, pitch, 0] });
    }
  }
  return happenings;
}

const meta = (tick: number, kind: number, data: readonly number[], order = 0): Happening => ({
  tick,
  order,
  bytes: [0xff, kind, ...variable(data.length), ...data],
});

function trackBytes(happenings: readonly Happening[]): readonly number[] {
  const bytes: number[] = [];
  let last = 0;
  for (const { tick, bytes: event } of happenings.toSorted((a, b) => a.tick - b.tick || a.order - b.order)) {
    bytes.push(...variable(tick - last), ...event);
    last = tick;
  }
  bytes.push(0, 0xff, 0x2f, 0);
  return [...text('MTrk'), ...u32(bytes.length), ...bytes];
}

/** Seven bits a byte, the highest bit set on all but the last. */
function variable(value: number): readonly number[] {
  const bytes = [value & 127];
  for (let left = value >> 7; left > 0; left >>= 7) bytes.unshift((left & 127) | 128);
  return bytes;
}

/** UTF-8, which programs of this century read in lyric events. */
const text = (value: string): readonly number[] => [...new TextEncoder().encode(value)];
const u16 = (value: number): readonly number[] => [(value >> 8) & 255, value & 255];
const u32 = (value: number): readonly number[] => [...u16(value >>> 16), ...u16(value & 65_535)];
