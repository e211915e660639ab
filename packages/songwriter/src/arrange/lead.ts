import type { InstrumentName } from '../band/instruments.ts';
import type { Bar, Stage } from './stage.ts';

/** Plays the hook where nobody sings: in the intro and after choruses, in time with the first bar of the section. */
export function playHook(stage: Stage, bar: Bar, instrument: InstrumentName, octave: number, strength: number): void {
  if (bar.number !== 0 || (bar.section.kind !== 'intro' && bar.section.kind !== 'instrumental')) return;
  for (const note of stage.hook) {
    const at = bar.at + note.at;
    if (note.at < 0 || note.at >= bar.section.beats - 1e-6) continue;
    stage.play(instrument, at, note.beats, note.pitch + octave, { strength, place: 0.2 });
  }
}

/** Doubles the tune of the choruses softly, which helps those who sing along. */
export function doubleTune(stage: Stage, instrument: InstrumentName, octave: number, strength: number): void {
  const choruses = stage.score.sections.filter((section) => section.kind === 'chorus');
  for (const note of stage.score.notes) {
    if (!choruses.some(({ at, beats }) => note.at >= at - 1e-6 && note.at < at + beats)) continue;
    stage.play(instrument, note.at, note.beats, note.pitch + octave, { strength, place: -0.15 });
  }
}

/** Answers the end of every second line with its last notes again, as an echo. */
export function echoLines(stage: Stage, instrument: InstrumentName, octave: number, strength: number): void {
  const { notes, beats, beatsPerBar } = stage.score;
  notes.forEach((note, at) => {
    const next = notes[at + 1];
    if (next?.line === note.line || note.line % 2 === 0) return;
    const tail = notes.slice(Math.max(0, at - 2), at + 1).filter((each) => each.line === note.line);
    const from = note.at + beatsPerBar / 4;
    const room = Math.min(next?.at ?? beats, from + beatsPerBar / 2) - from;
    if (room <= 0) return;
    const step = room / tail.length;
    tail.forEach((each, number) => {
      stage.play(instrument, from + number * step, step, each.pitch + octave, { strength, place: 0.4 });
    });
  });
}

/** The last chord of the song, all notes one shortly after the other, left to ring. */
export function lastChord(stage: Stage, bar: Bar, instrument: InstrumentName, pitches: readonly number[]): void {
  pitches.forEach((pitch, at) => {
    stage.play(instrument, bar.at + at * 0.06, stage.score.beatsPerBar, pitch, {
      strength: 0.6,
      place: at * 0.15 - 0.2,
    });
  });
}
