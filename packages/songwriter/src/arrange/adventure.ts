import { lastChord, playHook } from './lead.ts';
import { rootOver, voicing, type Bar, type Stage } from './stage.ts';

/** Side drum of a march: a long step and a quick one. */
const MARCH = [0, 1, 1.5, 2, 3, 3.25, 3.5, 3.75];
const CALL = [0, 0.75, 1.5, 2, 3];

/** Drums that march, guitar, broad strings, and plucked brass calls in the chorus. */
export function arrangeAdventure(stage: Stage): void {
  for (const bar of stage.bars) {
    const first = stage.chordAt(bar.at);
    if (bar.last) {
      lastChord(stage, bar, 'guitar', [rootOver(first, 40), ...voicing(first, 52, 4)]);
      for (const pitch of voicing(first, 60)) stage.play('horn', bar.at, 2, pitch, { strength: 0.5 });
      stage.play('drum', bar.at, 1, 43, { strength: 0.9 });
      continue;
    }
    playHook(stage, bar, 'horn', 0, 0.85);
    drums(stage, bar);
    for (const beat of [0, 1.5, 2, 3]) {
      const chord = stage.chordAt(bar.at + beat);
      if (bar.energy < 0.35 && beat % 2 !== 0) continue;
      voicing(chord, 52, 4).forEach((pitch, string) => {
        stage.play('guitar', bar.at + beat + string * 0.02, 0.9, pitch, {
          strength: beat === 0 ? 0.5 : 0.36,
          place: -0.35,
        });
      });
    }
    for (let beat = 0; beat < 4; beat += bar.energy > 0.5 ? 1 : 2) {
      const root = rootOver(stage.chordAt(bar.at + beat), 36);
      stage.play('bass', bar.at + beat, 0.8, beat === 3 && bar.energy > 0.6 ? root + 7 : root, { strength: 0.75 });
    }
    for (const beat of [0, 2]) {
      voicing(stage.chordAt(bar.at + beat), bar.energy > 0.8 ? 62 : 55).forEach((pitch, voice) => {
        stage.play('strings', bar.at + beat, 1.96, pitch, {
          strength: 0.2 + bar.energy * 0.22,
          place: (voice - 1) * 0.6,
        });
      });
    }
    if (bar.energy > 0.8) {
      for (const beat of CALL) {
        for (const pitch of voicing(stage.chordAt(bar.at + beat), 60, 2)) {
          stage.play('horn', bar.at + beat, 0.5, pitch, { strength: beat === 0 ? 0.5 : 0.34, place: 0.35 });
        }
      }
    }
  }
}

function drums(stage: Stage, bar: Bar): void {
  const { at, energy } = bar;
  stage.play('drum', at, 0.5, 43, { strength: 0.5 + energy * 0.35 });
  if (energy > 0.4) stage.play('drum', at + 2, 0.5, 40, { strength: 0.4 + energy * 0.3 });
  if (energy > 0.85) stage.play('kick', at, 0.3, 36, { strength: 0.8 });
  if (energy > 0.5) {
    for (const beat of MARCH)
      stage.play('snare', at + beat, 0.2, 60, { strength: beat % 2 === 1 ? 0.6 : 0.3, place: 0.1 });
  }
  if (bar.number === bar.bars - 1 && energy > 0.5 && bar.section.kind !== 'chorus') {
    for (let sixteenth = 0; sixteenth < 8; sixteenth++) {
      stage.play('drum', at + 2 + sixteenth / 4, 0.3, 50 - sixteenth, {
        strength: 0.3 + sixteenth * 0.05,
        place: sixteenth * 0.1 - 0.4,
      });
    }
  }
}
