import { lastChord, playHook } from './lead.ts';
import { rootOver, voicing, type Bar, type Stage } from './stage.ts';

/** Hooves: a step and a quick one before the next, in eighths of twelve. */
const GALLOP = [0, 2 / 3, 1, 5 / 3, 2, 8 / 3, 3, 10 / 3, 11 / 3];
/** When the horns call in a chorus: long, and short ones that lift into the next. */
const CALL = [0, 5 / 3, 2, 3, 11 / 3];

/** Drums that gallop, a rolling guitar, broad strings, and plucked brass calls in the chorus. */
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
    rollingGuitar(stage, bar);
    for (let beat = 0; beat < 4; beat += bar.energy > 0.45 ? 1 : 2) {
      const root = rootOver(stage.chordAt(bar.at + beat), 36);
      stage.play('bass', bar.at + beat, 0.8, beat % 2 === 1 ? root + 7 : root, {
        strength: beat % 2 === 1 ? 0.55 : 0.78,
      });
    }
    if (bar.energy > 0.25) broadStrings(stage, bar);
    if (bar.energy > 0.8) {
      for (const beat of CALL) {
        for (const pitch of voicing(stage.chordAt(bar.at + beat), 60, 2)) {
          stage.play('horn', bar.at + beat, 0.5, pitch, { strength: beat === 0 ? 0.5 : 0.36, place: 0.35 });
        }
      }
    }
  }
}

/** The chord's notes up and down in eighths, the first of each beat firm; only the beats when it is calm. */
function rollingGuitar(stage: Stage, bar: Bar): void {
  for (let beat = 0; beat < 4; beat++) {
    const pitches = voicing(stage.chordAt(bar.at + beat), 52, 4);
    const row = beat % 2 === 0 ? [0, 2, 3] : [1, 3, 2];
    row.forEach((tone, eighth) => {
      if (eighth === 1 && bar.energy < 0.45) return;
      const touch = { strength: eighth === 0 ? 0.56 : 0.36, place: -0.35 };
      stage.play('guitar', bar.at + beat + eighth / 3, 0.7, pitches[tone] ?? 52, touch);
    });
    if (beat === 0 && bar.energy > 0.7) {
      pitches.forEach((pitch, string) => {
        stage.play('guitar', bar.at + string * 0.02, 1.4, pitch, { strength: 0.34, place: -0.2 });
      });
    }
  }
}

function broadStrings(stage: Stage, bar: Bar): void {
  for (const beat of [0, 2]) {
    voicing(stage.chordAt(bar.at + beat), bar.energy > 0.8 ? 62 : 55).forEach((pitch, voice) => {
      stage.play('strings', bar.at + beat, 1.96, pitch, {
        strength: 0.2 + bar.energy * 0.22,
        place: (voice - 1) * 0.6,
      });
    });
  }
}

function drums(stage: Stage, bar: Bar): void {
  const { at, energy } = bar;
  stage.play('drum', at, 0.5, 43, { strength: 0.5 + energy * 0.35 });
  if (energy > 0.4) stage.play('drum', at + 2, 0.5, 40, { strength: 0.4 + energy * 0.3 });
  if (energy > 0.85) stage.play('kick', at, 0.3, 36, { strength: 0.8 });
  if (energy > 0.5) {
    for (const beat of GALLOP) {
      const strength = beat % 2 === 1 ? 0.58 : Number.isInteger(beat) ? 0.34 : 0.26;
      stage.play('snare', at + beat, 0.2, 60, { strength, place: 0.1 });
    }
  }
  if (bar.number === bar.bars - 1 && energy > 0.5 && bar.section.kind !== 'chorus') {
    for (let eighth = 0; eighth < 6; eighth++) {
      stage.play('drum', at + 2 + eighth / 3, 0.3, 50 - eighth, {
        strength: 0.3 + eighth * 0.07,
        place: eighth * 0.13 - 0.4,
      });
    }
  }
}
