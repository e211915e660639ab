import { doubleTune, echoLines, lastChord, playHook } from './lead.ts';
import { rootOver, voicing, type Bar, type Stage } from './stage.ts';

/** Piano with left and right hand, a glockenspiel that echoes line ends, light percussion that leaves room for words. */
export function arrangeEducational(stage: Stage): void {
  for (const bar of stage.bars) {
    const first = stage.chordAt(bar.at);
    if (bar.last) {
      lastChord(stage, bar, 'piano', [rootOver(first, 36), ...voicing(first, 60, 4)]);
      stage.play('glockenspiel', bar.at + 1, 2, rootOver(first, 84), { strength: 0.5 });
      continue;
    }
    playHook(stage, bar, 'glockenspiel', 12, 0.7);
    hands(stage, bar);
    if (bar.energy > 0.65) {
      for (const beat of [0, 2]) {
        stage.play('bass', bar.at + beat, 1.6, rootOver(stage.chordAt(bar.at + beat), 36), { strength: 0.7 });
      }
    }
    if (bar.energy > 0.7) {
      for (let beat = 0; beat < 4; beat++)
        stage.play('shaker', bar.at + beat + 0.5, 0.2, 60, { strength: 0.5, place: -0.4 });
    }
    if (bar.energy > 0.85)
      for (const beat of [1, 3]) stage.play('clap', bar.at + beat, 0.2, 60, { strength: 0.35, place: 0.2 });
    if (bar.energy > 0.8) {
      stage.play('kick', bar.at, 0.3, 36, { strength: 0.6 });
      stage.play('kick', bar.at + 2, 0.3, 36, { strength: 0.5 });
      voicing(first, 64, 2).forEach((pitch) =>
        stage.play('strings', bar.at, 3.8, pitch, { strength: 0.3, place: 0.4 }),
      );
    }
  }
  echoLines(stage, 'glockenspiel', 12, 0.45);
  doubleTune(stage, 'piano', 0, 0.35);
}

/** The chord's tones in eighths: lowest, highest, middle, highest. */
const ALBERTI = [0, 2, 1, 2];

/** Left hand on one and three; the right one breaks the chords in verses, so that words stand clear, and plays them whole in choruses. */
function hands(stage: Stage, bar: Bar): void {
  for (const beat of [0, 2]) {
    stage.play('piano', bar.at + beat, 1.9, rootOver(stage.chordAt(bar.at + beat), 43), { strength: 0.5, place: -0.1 });
  }
  if (bar.energy < 0.8) {
    for (let eighth = 0; eighth < 8; eighth++) {
      if (bar.energy < 0.4 && eighth % 2 === 1) continue;
      const at = bar.at + eighth / 2;
      const pitch = voicing(stage.chordAt(at), 60)[ALBERTI[eighth % 4] ?? 0] ?? 60;
      stage.play('piano', at, 0.5, pitch, { strength: eighth % 4 === 0 ? 0.56 : 0.44, place: 0.15 });
    }
    return;
  }
  for (const beat of [0, 1, 1.5, 2, 3, 3.5]) {
    for (const pitch of voicing(stage.chordAt(bar.at + beat), 60)) {
      stage.play('piano', bar.at + beat, 0.8, pitch, { strength: beat % 2 === 0 ? 0.36 : 0.3, place: 0.15 });
    }
  }
}
