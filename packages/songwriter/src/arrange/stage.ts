import { seededRandom, type Random } from '../random.ts';
import type { InstrumentName } from '../band/instruments.ts';
import type { BandNote } from '../band/render-notes.ts';
import type { Chord, Score, SungNote, SungSection } from '../score.ts';
import { chordClasses } from '../theory/chords.ts';
import { pitchClass } from '../theory/modes.ts';
import { secondsAt } from '../timing.ts';

/** One bar of the song as an arranger sees it. */
export interface Bar {
  readonly at: number;
  readonly section: SungSection;
  /** Number of the bar in its section, from 0, and how many there are. */
  readonly number: number;
  readonly bars: number;
  /** How full the band plays, from 0 (hardly) to 1 (everybody). */
  readonly energy: number;
  /** Whether the song's last bar. */
  readonly last: boolean;
}

/** How a note is played: strength from 0 to 1 and place from -1 (left) to 1 (right). */
interface Touch {
  readonly strength: number;
  readonly place?: number;
}

/** What an arranger works with: the song bar by bar, its chords, and players. */
export interface Stage {
  readonly score: Score;
  readonly bars: readonly Bar[];
  readonly random: Random;
  readonly notes: BandNote[];
  chordAt(beat: number): Chord;
  /** Plays a pitch from a beat on, for so many beats. */
  play(instrument: InstrumentName, at: number, beats: number, pitch: number, touch: Touch): void;
  /** The sung notes of the first line of the chorus, which is the hook; empty without a chorus. */
  readonly hook: readonly SungNote[];
}

const ENERGY: Readonly<Record<SungSection['kind'], number>> = {
  intro: 0.5,
  verse: 0.6,
  chorus: 0.9,
  bridge: 0.5,
  instrumental: 0.75,
  outro: 0.6,
};
const MOODS: Readonly<Record<Score['mood'], number>> = { calmer: -0.35, 'as-composed': 0, livelier: 0.2 };
/** Players are never quite together: at most this many seconds early or late. */
export const LOOSENESS = 0.005;

export function setStage(score: Score): Stage {
  const random = seededRandom(score.seed, 'players');
  const notes: BandNote[] = [];
  return {
    score,
    bars: barsOf(score),
    random,
    notes,
    hook: hookOf(score),
    chordAt: (beat) => {
      const chord =
        score.chords.find((each) => each.at <= beat + 1e-6 && beat + 1e-6 < each.at + each.beats) ??
        score.chords.at(-1);
      if (!chord) throw new RangeError('A song without chords cannot be arranged.');
      return chord;
    },
    play: (instrument, at, beats, pitch, { strength, place = 0 }) => {
      const start = secondsAt(score, at) + (random() - 0.5) * 2 * LOOSENESS;
      const seconds = Math.max(0.05, secondsAt(score, at + beats) - secondsAt(score, at));
      notes.push({
        instrument,
        at: Math.max(0, start),
        seconds,
        pitch,
        strength: strength * (0.92 + 0.16 * random()),
        place,
      });
    },
  };
}

function barsOf(score: Score): readonly Bar[] {
  let chorus = 0;
  return score.sections.flatMap((section) => {
    const count = Math.max(1, Math.round(section.beats / score.beatsPerBar));
    const growth = section.kind === 'chorus' ? 0.05 * chorus++ : 0;
    const energy = Math.max(0.1, Math.min(1, ENERGY[section.kind] + growth + MOODS[score.mood]));
    return Array.from({ length: count }, (_, number) => {
      const at = section.at + number * score.beatsPerBar;
      return { at, section, number, bars: count, energy, last: at + score.beatsPerBar >= score.beats - 1e-6 };
    });
  });
}

function hookOf(score: Score): readonly SungNote[] {
  const chorus = score.sections.find((section) => section.kind === 'chorus');
  if (!chorus) return [];
  const first = score.notes.find((note) => note.at >= chorus.at - 1e-6);
  return score.notes.filter((note) => note.line === first?.line).map((note) => ({ ...note, at: note.at - chorus.at }));
}

/** Pitches of a chord, one above the other, from `low` upwards. */
export function voicing(chord: Chord, low: number, count = 3): readonly number[] {
  const classes = chordClasses(chord);
  const pitches: number[] = [];
  for (let pitch = low; pitches.length < count; pitch++) if (classes.includes(pitchClass(pitch))) pitches.push(pitch);
  return pitches;
}

/** The chord's root at or over `low`. */
export const rootOver = (chord: Chord, low: number): number => low + pitchClass(chord.root - low);
