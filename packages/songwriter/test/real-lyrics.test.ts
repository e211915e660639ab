import { SONG_STYLES, type Lyrics, type SongStyle } from '@storylantern/contract';
import { describe, expect, it } from 'vitest';
import { composeSong, songSeconds, sungLines, type Score, type SungSection } from '../src/index.ts';
import { STYLE_SHEETS } from '../src/styles/style-sheets.ts';
import { chordClasses } from '../src/theory/chords.ts';
import { pitchClass } from '../src/theory/modes.ts';
import { lyricsFor, THEMES } from './real-lyrics.ts';

interface Song {
  readonly style: SongStyle;
  readonly lyrics: Lyrics;
  readonly score: Score;
}
const compose = (theme: string, style: SongStyle, seed: number, lyrics = lyricsFor(theme, style, seed)): Song => ({
  style,
  lyrics,
  score: composeSong(lyrics, style, { seed }),
});
const songs = SONG_STYLES.flatMap((style) =>
  THEMES.flatMap((theme, at) => [compose(theme, style, at), compose(theme, style, at + 40)]),
);

const notesIn = ({ score }: Song, section: SungSection) => {
  const before = score.sections.slice(0, score.sections.indexOf(section));
  const first = before.reduce((sum, { lines }) => sum + lines.length, 0);
  return score.notes.filter(({ line }) => line >= first && line < first + section.lines.length);
};
/** Steps from note to note in semitones and their lengths, so that a tune is recognised in any key and at any tempo. */
const tuneOf = (notes: readonly { pitch: number; beats: number }[]): string =>
  notes.map(({ pitch, beats }, at) => `${pitch - (notes[at - 1]?.pitch ?? pitch)}:${beats.toFixed(2)}`).join(' ');
const share = (of: readonly boolean[]): number => of.filter(Boolean).length / Math.max(1, of.length);
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

describe('songs of what the storyteller writes', () => {
  it('last 60 to 90 seconds at a tempo near the one of their style', () => {
    for (const { style, score } of songs) {
      expect(songSeconds(score)).toBeGreaterThanOrEqual(60);
      expect(songSeconds(score)).toBeLessThanOrEqual(90);
      const [slowest, fastest] = STYLE_SHEETS[style].tempo;
      expect(score.tempo).toBeGreaterThanOrEqual(slowest * 0.9);
      expect(score.tempo).toBeLessThanOrEqual(fastest * 1.1);
    }
    for (const style of SONG_STYLES) {
      const [slowest, fastest] = STYLE_SHEETS[style].tempo;
      const tempo = median(songs.filter((song) => song.style === style).map(({ score }) => score.tempo));
      expect(tempo).toBeGreaterThanOrEqual(slowest * 0.96);
      expect(tempo).toBeLessThanOrEqual(fastest * 1.04);
    }
  });

  it('have a chorus with the hook at least twice, with one tune, and sing every verse and the bridge whole', () => {
    for (const song of songs) {
      const choruses = song.score.sections.filter(({ kind }) => kind === 'chorus');
      expect(choruses.length).toBeGreaterThanOrEqual(2);
      const hooks = choruses.map((chorus) => {
        const notes = notesIn(song, chorus);
        return notes
          .filter(({ line }) => line === notes[0]?.line)
          .map(({ pitch }) => pitch)
          .join(' ');
      });
      expect(new Set(hooks).size).toBe(1);
      for (const { kind, lyrics, lines } of song.score.sections) {
        const written = song.lyrics.sections[lyrics ?? -1]?.lines ?? [];
        if (kind !== 'chorus') expect(lines).toHaveLength(written.length);
        // A chorus that is cut keeps its rhymes: it ends after a pair of lines.
        else expect(lines.length % 2).toBe(written.length % 2);
      }
    }
  });

  it('have a note for each syllable, beats of the words on strong beats, and those on tones of the chord', () => {
    for (const { style, lyrics, score } of songs) {
      const { span } = STYLE_SHEETS[style];
      const lines = sungLines(score, lyrics);
      for (const { words, notes } of lines) {
        expect(notes.map(({ syllable }) => syllable)).toEqual(words.syllables.map((_, at) => at));
      }
      const onBeat = lines.flatMap(({ words, notes }) =>
        notes.filter(({ syllable }) => words.syllables[syllable]?.beat),
      );
      for (const { at } of onBeat) expect(Math.abs(at / span - Math.round(at / span))).toBeLessThan(1e-6);
      const chordTones = onBeat.map(({ at, pitch }) => {
        const chord = score.chords.find((each) => each.at <= at + 1e-6 && at + 1e-6 < each.at + each.beats);
        return chord !== undefined && chordClasses(chord).includes(pitchClass(pitch));
      });
      expect(share(chordTones)).toBe(1);
    }
  });

  it('put the stress of at least 85 of 100 stressed syllables on strong beats', () => {
    for (const style of SONG_STYLES) {
      const strong = songs
        .filter((song) => song.style === style)
        .flatMap(({ lyrics, score }) =>
          sungLines(score, lyrics).flatMap(({ words, notes }) =>
            notes
              .filter(({ syllable }) => words.syllables[syllable]?.stressed)
              .map(({ at }) => Math.abs(at - Math.round(at)) < 1e-6),
          ),
        );
      expect(share(strong)).toBeGreaterThanOrEqual(0.85);
    }
  });

  it('can be sung by children and have a hook worth singing', () => {
    for (const song of songs) {
      const pitches = song.score.notes.map(({ pitch }) => pitch);
      expect(Math.min(...pitches)).toBeGreaterThanOrEqual(57);
      expect(Math.max(...pitches)).toBeLessThanOrEqual(72);
      const chorus = song.score.sections.find(({ kind }) => kind === 'chorus');
      const tune = (chorus ? notesIn(song, chorus) : []).map(({ pitch }) => pitch);
      // Children remember tunes of a few different notes within an octave.
      expect(new Set(tune).size).toBeGreaterThanOrEqual(3);
      expect(Math.max(...tune) - Math.min(...tune)).toBeLessThanOrEqual(14);
    }
  });

  it('end on their tonic, and lead verses into choruses by the dominant', () => {
    for (const song of songs) {
      const { score } = song;
      const sung = score.sections.filter(({ lyrics }) => lyrics !== null);
      sung.forEach((section, at) => {
        const last = notesIn(song, section).at(-1);
        const chord = score.chords.find(
          (each) => (last?.at ?? -1) + 1e-6 >= each.at && (last?.at ?? -1) < each.at + each.beats,
        );
        if (section.kind !== 'chorus' && sung[at + 1]?.kind === 'chorus')
          expect(chord?.root).toBe(pitchClass(score.key + 7));
        else expect(pitchClass(last?.pitch ?? -1)).toBe(score.key);
      });
    }
  });
});

describe('songs of one brief', () => {
  const SEEDS = 60;

  it.each(SONG_STYLES)('never share a melody with other seeds (%s)', (style) => {
    const lyrics = lyricsFor('a hen in a hat', style, 0);
    const seeds = Array.from({ length: SEEDS }, (_, seed) => compose('', style, seed, lyrics));
    const tunes = (kind: SungSection['kind']): readonly string[] =>
      seeds.map((song) => {
        const section = song.score.sections.find((each) => each.kind === kind);
        return section ? tuneOf(notesIn(song, section)) : '';
      });
    expect(new Set(seeds.map(({ score }) => tuneOf(score.notes))).size).toBe(SEEDS);
    expect(new Set(tunes('verse')).size).toBe(SEEDS);
    expect(new Set(tunes('chorus')).size).toBe(SEEDS);
  });

  it.each(SONG_STYLES)('are the same for the same seed (%s)', (style) => {
    expect(compose('the moon', style, 7)).toEqual(compose('the moon', style, 7));
  });
});
