import { doubleTune, lastChord, playHook } from './lead.ts';
import { rootOver, voicing, type Bar, type Stage } from './stage.ts';

/** Island strum: down, down-up, up-down-up; the ukulele leaves out beat three's down-stroke. */
const STRUM = [
  [0, true],
  [1, true],
  [1.5, false],
  [2.5, false],
  [3, true],
  [3.5, false],
] as const;

/** Ukulele, hopping bass, claps and shaker; marimba runs when it gets lively. */
export function arrangeFun(stage: Stage): void {
  for (const bar of stage.bars) {
    if (bar.last) {
      lastChord(stage, bar, 'ukulele', voicing(stage.chordAt(bar.at), 60, 4));
      stage.play('bass', bar.at, 3, rootOver(stage.chordAt(bar.at), 36), { strength: 0.8 });
      stage.play('clap', bar.at, 0.5, 60, { strength: 0.8 });
      continue;
    }
    strum(stage, bar);
    playHook(stage, bar, 'marimba', 12, 0.6);
    const { energy, at } = bar;
    for (const beat of [0, 2]) {
      const root = rootOver(stage.chordAt(at + beat), 36);
      stage.play('bass', at + beat, 0.9, root, { strength: 0.85 });
      stage.play('bass', at + beat + 1, 0.6, root + (root > 42 ? -5 : 7), { strength: 0.6 });
    }
    if (energy > 0.4)
      for (const beat of [0, 2]) stage.play('kick', at + beat, 0.3, 36, { strength: 0.55 + energy * 0.3 });
    if (energy > 0.35) {
      for (let half = 0; half < 8; half++) {
        stage.play('shaker', at + half / 2, 0.2, 60, { strength: half % 2 === 0 ? 0.35 : 0.6, place: -0.4 });
      }
    }
    if (energy > 0.55)
      for (const beat of [1, 3]) stage.play('clap', at + beat, 0.2, 60, { strength: 0.4 + energy * 0.4, place: 0.15 });
    if (energy > 0.8) run(stage, bar);
    if (energy > 0.55 && bar.number === bar.bars - 1 && bar.section.kind === 'verse') {
      for (const beat of [2.5, 3, 3.5]) stage.play('clap', at + beat, 0.2, 60, { strength: 0.6, place: 0.15 });
    }
  }
  doubleTune(stage, 'marimba', 12, 0.28);
}

function strum(stage: Stage, bar: Bar): void {
  for (const [beat, down] of STRUM) {
    if (bar.energy < 0.4 && !down) continue;
    const chord = voicing(stage.chordAt(bar.at + beat), 60, 4);
    (down ? chord : chord.toReversed()).forEach((pitch, string) => {
      stage.play('ukulele', bar.at + beat + string * 0.03, 0.9, pitch, { strength: down ? 0.62 : 0.42, place: -0.3 });
    });
  }
}

function run(stage: Stage, bar: Bar): void {
  [0, 1.5, 2, 3, 3.5].forEach((beat, number) => {
    const pitches = voicing(stage.chordAt(bar.at + beat), 72);
    stage.play('marimba', bar.at + beat, 0.6, pitches[number % 3] ?? 72, { strength: 0.4, place: 0.4 });
  });
}
