import { between, type Random } from '../random.ts';
import { chordClasses } from '../theory/chords.ts';
import { pitchClass } from '../theory/modes.ts';
import type { Ground, TuneLine } from './tune.ts';

/** A changed note stays within this many semitones of its neighbours, so that the tune is recognised. */
const NEAR = 5;

/** A later verse's tune: the first verse's with one inner note changed in two of its lines, chord tones still. */
export function varyVerse(random: Random, tune: readonly TuneLine[], ground: Ground): readonly TuneLine[] {
  const first = between(random, 0, Math.max(0, tune.length - 2));
  const second = between(random, 0, Math.max(0, tune.length - 2));
  return tune.map((line, at) =>
    at < tune.length - 1 && (at === first || at === second) ? changed(random, line, ground) : line,
  );
}

function changed(random: Random, line: TuneLine, ground: Ground): TuneLine {
  if (line.targets.length < 3) return line;
  const beat = between(random, 1, line.targets.length - 2);
  const harmony = line.harmonies[beat];
  if (!harmony) return line;
  const classes = chordClasses(harmony);
  const neighbours = [line.targets[beat - 1], line.targets[beat + 1]];
  const others = ground.scale.filter(
    (pitch) =>
      pitch !== line.targets[beat] &&
      classes.includes(pitchClass(pitch)) &&
      neighbours.every((neighbour) => neighbour === undefined || Math.abs(neighbour - pitch) <= NEAR),
  );
  const choice = others[Math.floor(random() * others.length)];
  return choice === undefined ? line : { ...line, targets: line.targets.with(beat, choice) };
}
