import { SONG_STYLES, type LyricLine, type Lyrics } from '@storylantern/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { henInTheHall, leafAfterLeaf } from '../../test/songs.ts';
import type { Score, SungNote, SungSection } from '../score.ts';
import { STYLE_SHEETS } from '../styles/style-sheets.ts';
import { chordClasses } from '../theory/chords.ts';
import { pitchClass } from '../theory/modes.ts';
import { composeSong } from './compose-song.ts';
import { linesOf } from './form.ts';

const songs = [henInTheHall(), leafAfterLeaf()];
const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
const all = songs.flatMap((lyrics) =>
  SONG_STYLES.flatMap((style) => seeds.map((seed) => ({ lyrics, style, score: composeSong(lyrics, style, { seed }) }))),
);

/** The lyrics' lines in the order they are sung. */
const sungLines = (score: Score, lyrics: Lyrics): readonly LyricLine[] =>
  score.sections.flatMap((section) => linesOf(lyrics, section));
const notesOf = (score: Score, section: SungSection): readonly SungNote[] => {
  let line = 0;
  for (const each of score.sections) {
    const count = each.lines.length;
    if (each === section) return score.notes.filter((note) => note.line >= line && note.line < line + count);
    line += count;
  }
  return [];
};
const chordAt = (score: Score, at: number) =>
  score.chords.find((chord) => chord.at <= at + 1e-6 && at + 1e-6 < chord.at + chord.beats);

describe('every composed song', () => {
  it('lasts 60 to 90 seconds and has chords without a gap', () => {
    for (const { score } of all) {
      const seconds = (score.beats * 60) / score.tempo;
      expect(seconds).toBeGreaterThanOrEqual(60);
      expect(seconds).toBeLessThanOrEqual(90);
      let at = 0;
      for (const chord of score.chords) {
        expect(chord.at).toBeCloseTo(at, 6);
        at = chord.at + chord.beats;
      }
      expect(at).toBeCloseTo(score.beats, 6);
    }
  });

  it('has one note for every syllable, one after the other, with time to breathe between lines', () => {
    for (const { score, lyrics } of all) {
      const wanted = sungLines(score, lyrics).flatMap((line, at) => line.syllables.map((_, index) => `${at}/${index}`));
      expect(score.notes.map((note) => `${note.line}/${note.syllable}`)).toEqual(wanted);
      score.notes.forEach((note, at) => {
        const next = score.notes[at + 1];
        expect((note.beats * 60) / score.tempo).toBeGreaterThan(0.11);
        if (!next) return;
        const rest = next.at - note.at - note.beats;
        expect(rest).toBeGreaterThan(next.line === note.line ? -1e-6 : 0.12);
      });
    }
  });

  it('puts the beats of the words on strong beats, on tones of the chord', () => {
    for (const { score, lyrics } of all) {
      const lines = sungLines(score, lyrics);
      const { span } = STYLE_SHEETS[score.style];
      for (const note of score.notes) {
        if (!lines[note.line]?.syllables[note.syllable]?.beat) continue;
        expect(Math.abs(note.at / span - Math.round(note.at / span))).toBeLessThan(1e-6);
        const chord = chordAt(score, note.at);
        expect(chord && chordClasses(chord)).toContain(pitchClass(note.pitch));
      }
    }
  });

  it('can be sung by children: A3 to C5, hardly a leap over a fifth', () => {
    for (const { score } of all) {
      const pitches = score.notes.map((note) => note.pitch);
      expect(Math.min(...pitches)).toBeGreaterThanOrEqual(57);
      expect(Math.max(...pitches)).toBeLessThanOrEqual(72);
      const leaps = pitches.slice(1).filter((pitch, at) => Math.abs(pitch - (pitches[at] ?? pitch)) > 7);
      expect(leaps.length).toBeLessThanOrEqual(pitches.length * 0.05);
    }
  });

  it('sings each chorus to the same tune and verses to nearly the same', () => {
    for (const { score } of all) {
      const tune = (section: SungSection) =>
        notesOf(score, section)
          .map((note) => note.pitch)
          .join(' ');
      const choruses = score.sections.filter((section) => section.kind === 'chorus').map(tune);
      expect(choruses.length).toBeGreaterThanOrEqual(2);
      expect(new Set(choruses).size).toBe(1);
    }
  });

  it('lands on the tonic at the end of choruses and songs, and leaves verses open before a chorus', () => {
    for (const { score } of all) {
      score.sections.forEach((section, at) => {
        if (section.lyrics === null) return;
        const last = notesOf(score, section).at(-1);
        const opens = section.kind !== 'chorus' && score.sections[at + 1]?.kind === 'chorus';
        if (!opens) expect(pitchClass(last?.pitch ?? -1)).toBe(score.key);
        else expect(chordAt(score, last?.at ?? 0)?.root).toBe(pitchClass(score.key + 7));
      });
      expect(score.chords.at(-1)?.root).toBe(score.key);
    }
  });
});

it('fits a long song by singing half of its middle choruses, never losing a verse or the bridge', () => {
  const hen = henInTheHall();
  const [verse, chorus, ...verses] = hen.sections;
  if (!verse || !chorus) throw new Error('The song lost its sections.');
  const whole = { ...chorus, lines: [...chorus.lines, ...chorus.lines] };
  const bridge = { kind: 'bridge' as const, lines: verse.lines.slice(0, 2) };
  const lyrics = { ...hen, sections: [verse, whole, ...verses.slice(0, 1), whole, bridge, ...verses.slice(1), whole] };
  for (const style of SONG_STYLES) {
    for (const seed of seeds) {
      const score = composeSong(lyrics, style, { seed });
      expect((score.beats * 60) / score.tempo).toBeLessThanOrEqual(90);
      expect(score.sections.filter(({ kind }) => kind === 'chorus').length).toBeGreaterThanOrEqual(2);
      expect(score.sections.filter(({ kind }) => kind === 'verse').flatMap(({ lines }) => lines)).toHaveLength(12);
      expect(score.sections.filter(({ kind }) => kind === 'bridge')).toHaveLength(1);
    }
  }
});

it('gives every style its own metre, mode, tempo or harmony', () => {
  const traits = SONG_STYLES.map((style) => {
    const score = composeSong(songs[0] ?? henInTheHall(), style, { seed: 3 });
    return `${score.metre} ${score.mode} ${score.chords.map((chord) => pitchClass(chord.root - score.key)).join()}`;
  });
  expect(new Set(traits).size).toBe(SONG_STYLES.length);
});

it('gives the same song for the same seed and another tune for another', () => {
  for (const style of SONG_STYLES) {
    const tunes = Array.from({ length: 100 }, (_, seed) =>
      composeSong(henInTheHall(), style, { seed }).notes.map((note, _, notes) => note.pitch - (notes[0]?.pitch ?? 0)),
    );
    expect(new Set(tunes.map((tune) => tune.join(' '))).size).toBe(tunes.length);
  }
  expect(composeSong(henInTheHall(), 'fun', { seed: 9 })).toEqual(composeSong(henInTheHall(), 'fun', { seed: 9 }));
});

it('follows wishes: another key, another pace, the same tune', () => {
  const lyrics = leafAfterLeaf();
  const plain = composeSong(lyrics, 'lullaby', { seed: 4 });
  const wished = composeSong(lyrics, 'lullaby', { seed: 4, wishes: { transpose: -3, pace: 1.2, mood: 'calmer' } });
  expect(wished.notes.map((note) => note.pitch + 3)).toEqual(plain.notes.map((note) => note.pitch));
  expect(wished.key).toBe(pitchClass(plain.key - 3));
  expect(wished.tempo).toBe(Math.round(plain.tempo * 1.2));
  expect(wished.mood).toBe('calmer');
});

it('sings any lyrics: a note for every syllable, in order, on pitches of the range', () => {
  const line = fc
    .array(fc.record({ beat: fc.boolean(), stressed: fc.boolean() }), { minLength: 1, maxLength: 18 })
    .map((marks): LyricLine => ({
      text: 'la '.repeat(marks.length).trim(),
      syllables: marks.map((mark, at) => ({ ...mark, from: 3 * at, to: 3 * at + 2, phones: ['l', 'aa'] })),
    }));
  const section = fc.record({
    kind: fc.constantFrom('verse' as const, 'chorus' as const, 'bridge' as const),
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  });
  fc.assert(
    fc.property(
      fc.array(section, { minLength: 2, maxLength: 7 }),
      fc.constantFrom(...SONG_STYLES),
      fc.nat(),
      (sections, style, seed) => {
        const lyrics = { title: 'La', hook: 'La', sections, notManaged: [] };
        const score = composeSong(lyrics, style, { seed });
        expect(score.notes).toHaveLength(
          sungLines(score, lyrics).reduce((sum, { syllables }) => sum + syllables.length, 0),
        );
        score.notes.forEach((note, at) => {
          expect(note.beats).toBeGreaterThan(0);
          expect(note.pitch).toBeGreaterThanOrEqual(57);
          expect(note.pitch).toBeLessThanOrEqual(72);
          const next = score.notes[at + 1];
          if (next) expect(next.at).toBeGreaterThan(note.at);
        });
      },
    ),
    { numRuns: 150, seed: 5 },
  );
});
