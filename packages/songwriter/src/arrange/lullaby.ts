import { lastChord, playHook } from './lead.ts';
import { rootOver, voicing, type Bar, type Stage } from './stage.ts';

/** Which notes of the chord the music box rocks through, an eighth each. */
const ROCKING = [0, 1, 2, 3, 2, 1];

/** Music box, soft pad and a cello; no drums. */
export function arrangeLullaby(stage: Stage): void {
  for (const bar of stage.bars) {
    const first = stage.chordAt(bar.at);
    if (bar.last) {
      lastChord(stage, bar, 'musicBox', voicing(first, 72, 4));
      stage.play('cello', bar.at, 2, rootOver(first, 36), { strength: 0.5 });
      voicing(first, 57).forEach((pitch) => stage.play('softPad', bar.at, 2, pitch, { strength: 0.5 }));
      continue;
    }
    playHook(stage, bar, 'musicBox', 12, 0.75);
    rock(stage, bar);
    for (const half of changes(stage, bar)) {
      const chord = stage.chordAt(half.at);
      voicing(chord, 55).forEach((pitch, voice) => {
        stage.play('softPad', half.at, half.beats, pitch, {
          strength: 0.35 + bar.energy * 0.3,
          place: (voice - 1) * 0.5,
        });
      });
      if (bar.section.kind !== 'intro' && bar.energy > 0.15) {
        stage.play('cello', half.at, half.beats * 0.96, rootOver(chord, 40), {
          strength: 0.35 + bar.energy * 0.25,
          place: 0.1,
        });
      }
    }
    if (stage.score.mood === 'calmer') {
      // The cello rests; the pad keeps the ground.
      for (const half of changes(stage, bar)) {
        stage.play('softPad', half.at, half.beats, rootOver(stage.chordAt(half.at), 43), { strength: 0.4 });
      }
    }
    if (bar.energy > 0.8) counterTune(stage, bar);
  }
}

/** The bar as one chord or two. */
function changes(stage: Stage, bar: Bar): readonly { at: number; beats: number }[] {
  const one = stage.chordAt(bar.at) === stage.chordAt(bar.at + 1);
  return one
    ? [{ at: bar.at, beats: 2 }]
    : [
        { at: bar.at, beats: 1 },
        { at: bar.at + 1, beats: 1 },
      ];
}

function rock(stage: Stage, bar: Bar): void {
  const quiet = bar.energy < 0.56 || stage.score.mood === 'calmer';
  ROCKING.forEach((tone, eighth) => {
    if (quiet && eighth % 3 === 1) return;
    const at = bar.at + eighth / 3;
    const pitches = voicing(stage.chordAt(at), 72, 4);
    const strength = (eighth % 3 === 0 ? 0.48 : 0.34) * (0.75 + bar.energy * 0.3);
    stage.play('musicBox', at, 0.8, pitches[tone] ?? 72, { strength, place: 0.25 });
  });
}

/** High long notes of the cello over the chorus. */
function counterTune(stage: Stage, bar: Bar): void {
  const pitches = voicing(stage.chordAt(bar.at), 60);
  const pitch = pitches[(bar.number + 1) % 3] ?? 60;
  stage.play('cello', bar.at, 1.9, pitch, { strength: 0.22, place: -0.4 });
}
