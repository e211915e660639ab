import { lastChord, playHook } from './lead.ts';
import { rootOver, voicing, type Bar, type Stage } from './stage.ts';

/** The bass's groups of three, three and two sixteenths, with the octave on the short ones. */
const BASS = [
  [0, 0],
  [0.75, 0],
  [1.5, 12],
  [2, 0],
  [2.75, 0],
  [3.5, 12],
] as const;

/** A kick on every beat, claps, off-beat hats, a jumping bass, a pad that breathes with the kick, and a plucked figure. */
export function arrangeDance(stage: Stage): void {
  for (const bar of stage.bars) {
    const first = stage.chordAt(bar.at);
    if (bar.last) {
      lastChord(stage, bar, 'synthPluck', voicing(first, 60, 4));
      stage.play('synthBass', bar.at, 1, rootOver(first, 33), { strength: 0.8 });
      stage.play('kick', bar.at, 0.3, 36, { strength: 0.9 });
      for (const pitch of voicing(first, 57)) stage.play('brightPad', bar.at, 3, pitch, { strength: 0.4 });
      continue;
    }
    playHook(stage, bar, 'synthPluck', 12, 0.75);
    drums(stage, bar);
    for (const [beat, octave] of BASS) {
      const root = rootOver(stage.chordAt(bar.at + beat), 33);
      stage.play('synthBass', bar.at + beat, octave > 0 ? 0.35 : 0.55, root + octave, {
        strength: octave > 0 ? 0.5 : 0.7,
      });
    }
    pumpingPad(stage, bar);
    if (bar.energy > 0.55) figure(stage, bar);
  }
}

function drums(stage: Stage, bar: Bar): void {
  const { at, energy } = bar;
  const before = bar.number === bar.bars - 1 && (bar.section.kind === 'verse' || bar.section.kind === 'bridge');
  for (let beat = 0; beat < 4; beat++) {
    if (!(before && beat >= 2)) stage.play('kick', at + beat, 0.3, 36, { strength: 0.55 + energy * 0.35 });
    if (energy > 0.4) stage.play('hat', at + beat + 0.5, 0.2, 60, { strength: 0.6, place: -0.3 });
  }
  if (energy > 0.5)
    for (const beat of [1, 3]) stage.play('clap', at + beat, 0.2, 60, { strength: 0.35 + energy * 0.35, place: 0.1 });
  if (energy > 0.8) {
    for (let sixteenth = 0; sixteenth < 16; sixteenth++) {
      stage.play('shaker', at + sixteenth / 4, 0.1, 60, { strength: sixteenth % 4 === 2 ? 0.5 : 0.25, place: 0.4 });
    }
  }
  if (before && energy > 0.4) {
    stage.play('swell', at, 4, 60, { strength: 0.7 });
    for (const beat of [2, 2.5, 3, 3.25, 3.5, 3.75])
      stage.play('snare', at + beat, 0.2, 60, { strength: 0.2 + (beat - 2) * 0.25 });
  }
}

/** Off the beat only, as if the kick pushed it away. */
function pumpingPad(stage: Stage, bar: Bar): void {
  for (let beat = 0; beat < 4; beat++) {
    voicing(stage.chordAt(bar.at + beat), 57).forEach((pitch, voice) => {
      const place = (voice - 1) * 0.6;
      stage.play('brightPad', bar.at + beat + 0.25, 0.7, pitch, { strength: 0.25 + bar.energy * 0.25, place });
    });
  }
}

function figure(stage: Stage, bar: Bar): void {
  [0, 0.75, 1.5, 2.25, 3, 3.5].forEach((beat, number) => {
    const pitches = voicing(stage.chordAt(bar.at + beat), 72, 4);
    stage.play('synthPluck', bar.at + beat, 0.4, pitches[(number * 2) % 4] ?? 72, { strength: 0.42, place: 0.35 });
  });
}
