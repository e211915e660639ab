import { isCompound } from '../timing.ts';
import { rootOver, voicing, type Stage } from './stage.ts';

/** A light beat to speak over: a soft step on strong beats, fingers between, and now and then the chord. */
export function arrangeChant(stage: Stage): void {
  const compound = isCompound(stage.score);
  for (const bar of stage.bars) {
    const strong = compound ? [0, 1] : [0, 2];
    const weak = compound ? [2 / 3, 5 / 3] : [1, 3];
    for (const beat of strong) stage.play('drum', bar.at + beat, 0.4, 45, { strength: 0.55 });
    if (bar.last) continue;
    for (const beat of weak) {
      stage.play(compound ? 'shaker' : 'clap', bar.at + beat, 0.2, 60, { strength: 0.35, place: 0.2 });
    }
    const chord = stage.chordAt(bar.at);
    stage.play('bass', bar.at, stage.score.beatsPerBar / 2, rootOver(chord, 36), { strength: 0.45 });
    const pitches = voicing(chord, 60);
    pitches.forEach((pitch, at) => {
      stage.play('marimba', bar.at + (at * stage.score.beatsPerBar) / 8, 1, pitch, { strength: 0.25, place: -0.3 });
    });
  }
}
