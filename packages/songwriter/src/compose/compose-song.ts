import {
  SONG_WISH_RANGES,
  type Lyrics,
  type LyricSection,
  type SongStyle,
  type SongWishes,
} from '@storylantern/contract';
import { between, pick, seededRandom } from '../random.ts';
import type { Score, SungNote } from '../score.ts';
import { STYLE_SHEETS } from '../styles/style-sheets.ts';
import type { StyleSheet } from '../styles/style-sheet.ts';
import { pitchClass } from '../theory/modes.ts';
import { fillLine } from './fill-line.ts';
import { endingOf, linesOf, planForm, type Form, type FormSection } from './form.ts';
import { chooseChords, type ChordPlan } from './harmonise.ts';
import { lineShape, USUAL_BEATS, type LineShape } from './line-shape.ts';
import { chooseGroove, placeLine, type Groove, type Preceding } from './rhythm.ts';
import { layChords } from './lay-chords.ts';
import { groundOf, workOut, type Ground, type TuneIdea, type TuneLine } from './tune.ts';
import { chooseIdea } from './choose-idea.ts';
import { meanPitch } from './judge-tune.ts';
import { varyVerse } from './vary-verse.ts';

/** Everything chosen for one kind of section. */
interface Material {
  readonly chords: ChordPlan;
  readonly idea: TuneIdea;
  /** The idea worked out for the first section of the kind. */
  readonly tune: readonly TuneLine[];
  readonly groove: Groove;
}

/**
 * Composes a song: form, chords and a tune with one note for every syllable. Choruses are the same each time, verses
 * share a tune with small changes, beats of the words fall on strong beats with tones of the chord, and sections end
 * on the tonic, or on the dominant before a chorus. The same lyrics, style, seed and wishes give the same score. Wishes out
 * of range are brought to its edge; they change key, tempo and band, never the tune or what is sung when.
 */
export function composeSong(
  lyrics: Lyrics,
  style: SongStyle,
  { seed, wishes = {} }: { seed: number; wishes?: Partial<SongWishes> },
): Score {
  const sheet = STYLE_SHEETS[style];
  const tonic = pick(seededRandom(seed, 'key'), sheet.tonics);
  const form = planForm(lyrics, sheet, between(seededRandom(seed, 'tempo'), ...sheet.tempo));
  const ground = groundOf(tonic, sheet);
  const material = chooseMaterial(form, sheet, ground, seed);
  const transpose = Math.round(within(SONG_WISH_RANGES.transpose, wishes.transpose ?? 0));
  const pace = within(SONG_WISH_RANGES.pace, wishes.pace ?? 1);
  const outro = pick(seededRandom(seed, 'outro'), sheet.outro);
  const chords = layChords(lyrics, form, sheet, (kind) => material[kind].chords, pitchClass(tonic), outro);
  return {
    style,
    tempo: Math.round(form.tempo * pace),
    metre: sheet.metre,
    beatsPerBar: sheet.beatsPerBar,
    key: pitchClass(tonic + transpose),
    mode: sheet.mode,
    sections: form.sections.map(({ kind, at, beats, lyrics: index, lines }) => ({
      kind,
      at,
      beats,
      lyrics: index,
      lines,
    })),
    notes: writeNotes(lyrics, form, sheet, ground, material, seed).map((note) => ({
      ...note,
      pitch: note.pitch + transpose,
    })),
    chords: chords.map((chord) => ({ ...chord, root: pitchClass(chord.root + transpose) })),
    beats: form.beats,
    mood: wishes.mood ?? 'as-composed',
    seed,
  };
}

const within = ({ least, most }: { least: number; most: number }, value: number): number =>
  Math.max(least, Math.min(most, value));

/** Semitones a chorus should lie over the verses. */
const CHORUS_LIFT = 2;
const SILENT: TuneLine = { targets: [], harmonies: [], fillings: [] };

type AllMaterial = Readonly<Record<LyricSection['kind'], Material>>;

function chooseMaterial(form: Form, sheet: StyleSheet, ground: Ground, seed: number): AllMaterial {
  const make = (kind: LyricSection['kind'], height: number, over: number): Material => {
    const chords = chooseChords(seededRandom(seed, `${kind} chords`), sheet[kind], pitchClass(ground.tonic));
    const place = fullest(form, kind);
    // Chosen over lines of the usual length, so that new words in one line leave the tune of the others as it was.
    const beats = form.sections[place]?.lines.map(() => USUAL_BEATS) ?? [];
    const draft = { ground, chords, beatsOfLines: beats, ending: endingOf(form, place), height, over };
    const idea = chooseIdea(seededRandom(seed, `${kind} tune`), draft);
    const tune = workOut(idea, ground, chords, beats, draft.ending);
    return { chords, idea, tune, groove: chooseGroove(seededRandom(seed, `${kind} rhythm`), sheet.rhythms) };
  };
  const verse = make('verse', 1, 0);
  const middle = meanPitch(verse.tune);
  return { verse, chorus: make('chorus', 4, middle + CHORUS_LIFT), bridge: make('bridge', 2, 0) };
}

/** The first section of a kind that sings most lines; -1 where there is none. */
function fullest(form: Form, kind: LyricSection['kind']): number {
  const most = Math.max(0, ...form.sections.map((section) => (section.kind === kind ? section.lines.length : 0)));
  return form.sections.findIndex((section) => section.kind === kind && section.lines.length === most);
}

const beatsOfSection = (lyrics: Lyrics, section: FormSection | undefined): readonly number[] =>
  section ? linesOf(lyrics, section).map((line) => Math.max(1, lineShape(line).after.length)) : [];

function writeNotes(
  lyrics: Lyrics,
  form: Form,
  sheet: StyleSheet,
  ground: Ground,
  material: AllMaterial,
  seed: number,
): readonly SungNote[] {
  const firstVerse = lyrics.sections.findIndex((section) => section.kind === 'verse');
  const lines = form.sections.flatMap((section, place) => {
    const words = lyrics.sections[section.lyrics ?? -1];
    if (!words) return [];
    const { idea, chords, groove } = material[words.kind];
    const ending = endingOf(form, place);
    const worked = workOut(idea, ground, chords, beatsOfSection(lyrics, section), ending);
    const usual = workOut(
      idea,
      ground,
      chords,
      section.lines.map(() => USUAL_BEATS),
      ending,
    );
    const later = words.kind === 'verse' && section.lyrics !== firstVerse;
    const tune = later ? varyVerse(seededRandom(seed, `verse ${section.lyrics}`), worked, ground) : worked;
    return linesOf(lyrics, section).map((line, at) => ({
      shape: lineShape(line),
      start: section.starts[at] ?? section.at,
      tune: tune[at] ?? SILENT,
      leadsFrom: usual[at]?.targets.at(-1) ?? null,
      groove,
      opensChorus: words.kind === 'chorus' && at === 0,
    }));
  });
  const notes: SungNote[] = [];
  let before: number | null = null;
  let preceding: Preceding = { room: Infinity, tail: 0 };
  lines.forEach(({ shape, start, tune, leadsFrom, groove, opensChorus }, line) => {
    if (shape.after.length === 0) return;
    const next = lines[line + 1];
    const following = next ? { at: next.start, pickup: next.shape.pickup } : null;
    const strokes = placeLine(shape, start, preceding, following, sheet, groove);
    preceding = next ? precedingOf(shape, start, next.start, sheet) : preceding;
    const pitches = fillLine(shape, tune, ground.scale, opensChorus ? null : before);
    strokes.forEach((stroke, syllable) => {
      notes.push({ ...stroke, pitch: pitches[syllable] ?? ground.tonic, line, syllable });
    });
    before = leadsFrom;
  });
  return notes;
}

const precedingOf = (shape: LineShape, start: number, next: number, sheet: StyleSheet): Preceding => ({
  room: next - start - (shape.after.length - 1) * sheet.span,
  tail: shape.after.at(-1) ?? 0,
});
