import { SONG_STYLES, type SongStyle } from '@storylantern/contract';
import { writeLyrics } from '@storylantern/storyteller';
import { SONG_THEMES } from '../../storyteller/test/song-themes.ts';
import { composeSong, type Score } from '../src/index.ts';
import { STYLE_SHEETS } from '../src/styles/style-sheets.ts';

/** Songs of one style, written and composed. */
export interface WholeSongs {
  readonly style: SongStyle;
  readonly songs: number;
  readonly lines: number;
  /** Lines with another number of notes than of syllables. */
  readonly uneven: readonly string[];
  /** Beats of the words, and how many of them are sung on a strong beat of the music. */
  readonly beats: number;
  readonly onStrongBeats: number;
  readonly seconds: readonly number[];
  readonly tempos: readonly number[];
  /** Songs whose tempo is further from what the style asks for than anyone would notice. */
  readonly strained: readonly string[];
  /** Songs in which no chorus with the hook is sung. */
  readonly unhooked: readonly string[];
  readonly linesSung: readonly number[];
  /** Pairs of tunes with neighbouring seeds that are the same note for note. */
  readonly sameTunes: number;
}

/** Hundredths of the tempo. */
const UNNOTICED = 6;

const tuneOf = ({ notes }: Score): string => notes.map(({ pitch }) => pitch - (notes[0]?.pitch ?? 0)).join(' ');

/** Writes and composes a song of every so many themes in one style. */
export function wholeSongs(style: SongStyle, every: number): WholeSongs {
  const { span, tempo } = STYLE_SHEETS[style];
  const uneven: string[] = [];
  const strained: string[] = [];
  const unhooked: string[] = [];
  const seconds: number[] = [];
  const tempos: number[] = [];
  const linesSung: number[] = [];
  let [lines, beats, onStrongBeats, sameTunes] = [0, 0, 0, 0];
  const themes = SONG_THEMES.filter((_, i) => i % every === 0);
  themes.forEach((brief, seed) => {
    const lyrics = writeLyrics({ ...brief, style }, { seed });
    const score = composeSong(lyrics, style, { seed });
    const sung = score.sections.flatMap((section) =>
      section.lines.flatMap((line) => lyrics.sections[section.lyrics ?? -1]?.lines[line] ?? []),
    );
    sung.forEach((line, at) => {
      const notes = score.notes.filter((note) => note.line === at);
      if (notes.length !== line.syllables.length) uneven.push(line.text);
      for (const note of notes) {
        if (!line.syllables[note.syllable]?.beat) continue;
        beats += 1;
        if (Math.abs(note.at / span - Math.round(note.at / span)) < 1e-6) onStrongBeats += 1;
      }
    });
    lines += sung.length;
    linesSung.push(sung.length);
    seconds.push((score.beats * 60) / score.tempo);
    tempos.push(score.tempo);
    const [slowest, fastest] = [(tempo[0] * (100 - UNNOTICED)) / 100, (tempo[1] * (100 + UNNOTICED)) / 100];
    if (score.tempo < slowest || score.tempo > fastest) strained.push(`${brief.theme} (${score.tempo})`);
    const choruses = score.sections.filter(({ kind }) => kind === 'chorus');
    if (choruses.length < 2 || choruses.some((each) => !each.lines.includes(0))) unhooked.push(brief.theme);
    if (tuneOf(score) === tuneOf(composeSong(lyrics, style, { seed: seed + 1 }))) sameTunes += 1;
  });
  return {
    style,
    songs: themes.length,
    lines,
    uneven,
    beats,
    onStrongBeats,
    seconds,
    tempos,
    strained,
    unhooked,
    linesSung,
    sameTunes,
  };
}

/** All styles, one after the other. */
export const allWholeSongs = (every: number): readonly WholeSongs[] =>
  SONG_STYLES.map((style) => wholeSongs(style, every));
