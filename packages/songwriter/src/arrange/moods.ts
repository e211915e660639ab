import type { SongStyle } from '@storylantern/contract';
import type { InstrumentName } from '../band/instruments.ts';
import type { BandNote } from '../band/render-notes.ts';
import { secondsAt } from '../timing.ts';
import { LOOSENESS, voicing, type Bar, type Stage } from './stage.ts';

/** What a calmer band does without, and how much softer its drums are. */
const CALMER: Readonly<Record<SongStyle, { readonly without: readonly InstrumentName[]; readonly drums: number }>> = {
  fun: { without: ['clap', 'kick', 'marimba'], drums: 0.6 },
  lullaby: { without: ['cello'], drums: 1 },
  educational: { without: ['clap', 'kick', 'shaker', 'strings'], drums: 1 },
  adventure: { without: ['snare', 'kick', 'horn'], drums: 0.5 },
  dance: { without: ['snare', 'swell', 'shaker', 'clap', 'synthPluck'], drums: 0.6 },
};
export const DRUMS: ReadonlySet<InstrumentName> = new Set(['drum', 'kick', 'snare', 'clap', 'shaker', 'hat']);

/** The band's notes for a calmer song. Where nobody sings everybody may play: the hook is heard there. */
export function calmed({ score, notes }: Stage): BandNote[] {
  const { without, drums } = CALMER[score.style];
  const sung = score.sections
    .filter(({ lyrics }) => lyrics !== null)
    .map(({ at, beats }) => [secondsAt(score, at) - LOOSENESS, secondsAt(score, at + beats) - LOOSENESS] as const);
  return notes
    .filter(({ instrument, at }) => {
      return DRUMS.has(instrument) || sung.some(([from, to]) => at >= from && at < to)
        ? !without.includes(instrument)
        : true;
    })
    .map((note) => (DRUMS.has(note.instrument) ? { ...note, strength: note.strength * drums } : note));
}

/** Players who join a livelier song, in every bar that is sung or played on the way. */
const JOINING: Readonly<Record<SongStyle, (stage: Stage, bar: Bar) => void>> = {
  fun(stage, bar) {
    for (const beat of [1, 3]) stage.play('snare', bar.at + beat, 0.2, 60, { strength: 0.5, place: 0.1 });
    sparkle(stage, bar, 'glockenspiel', [0.5, 1.5, 2.5, 3, 3.5], 0.34);
    for (const beat of [0.5, 1, 2.5, 3]) stage.play('clap', bar.at + beat, 0.2, 60, { strength: 0.34, place: -0.2 });
  },
  lullaby(stage, bar) {
    stage.play('drum', bar.at, 0.5, 45, { strength: 0.3 });
    for (const beat of [2 / 3, 1, 5 / 3]) stage.play('shaker', bar.at + beat, 0.2, 60, { strength: 0.4, place: -0.3 });
    sparkle(stage, bar, 'glockenspiel', [1 / 3, 2 / 3, 4 / 3, 5 / 3], 0.22);
  },
  educational(stage, bar) {
    for (const beat of [0, 1.5, 2]) stage.play('kick', bar.at + beat, 0.3, 36, { strength: 0.55 });
    for (const beat of [1, 3]) stage.play('snare', bar.at + beat, 0.2, 60, { strength: 0.42, place: 0.1 });
    for (const beat of [0.5, 1.5, 2.5, 3, 3.5]) {
      voicing(stage.chordAt(bar.at + beat), 60, 4).forEach((pitch, string) => {
        stage.play('ukulele', bar.at + beat + string * 0.02, 0.6, pitch, { strength: 0.4, place: -0.4 });
      });
    }
  },
  adventure(stage, bar) {
    for (let beat = 0; beat < 4; beat++) {
      stage.play('kick', bar.at + beat, 0.3, 36, { strength: beat % 2 === 0 ? 0.7 : 0.45 });
      for (const eighth of [1, 2]) {
        stage.play('shaker', bar.at + beat + eighth / 3, 0.1, 60, { strength: 0.5, place: 0.4 });
      }
    }
    for (const beat of [1, 3]) stage.play('clap', bar.at + beat, 0.2, 60, { strength: 0.6, place: -0.2 });
    sparkle(stage, bar, 'horn', [2 / 3, 5 / 3, 8 / 3, 11 / 3], 0.26);
  },
  dance(stage, bar) {
    for (let sixteenth = 1; sixteenth < 16; sixteenth += 2) {
      stage.play('hat', bar.at + sixteenth / 4, 0.1, 60, { strength: 0.4, place: 0.3 });
    }
    sparkle(stage, bar, 'synthPluck', [0.25, 0.5, 1, 1.25, 1.75, 2, 2.5, 2.75, 3.25, 3.75], 0.36);
    for (const beat of [1.75, 3, 3.75]) stage.play('clap', bar.at + beat, 0.2, 60, { strength: 0.3, place: -0.2 });
  },
};

/** Lets the joining players in. */
export function enlivened(stage: Stage): void {
  for (const bar of stage.bars) if (!bar.last) JOINING[stage.score.style](stage, bar);
}

/** High notes of the chord, one after the other. */
function sparkle(stage: Stage, bar: Bar, instrument: InstrumentName, beats: readonly number[], strength: number): void {
  const low = instrument === 'horn' ? 60 : 72;
  beats.forEach((beat, number) => {
    const pitches = voicing(stage.chordAt(bar.at + beat), low, 4);
    stage.play(instrument, bar.at + beat, 0.4, pitches[(number * 3 + bar.number) % 4] ?? low, {
      strength,
      place: 0.45,
    });
  });
}
