import type { Random } from '../random.ts';
import type { ChordPlan, Ending } from './harmonise.ts';
import { faultsOf, meanPitch } from './judge-tune.ts';
import { drawIdea, workOut, type Ground, type TuneIdea } from './tune.ts';

const IDEAS = 24;
/** How much chance may outweigh a fault: keeps seeds apart without letting a poor tune through. */
const CHANCE = 3;

/** What an idea is wanted for. */
export interface Draft {
  readonly ground: Ground;
  readonly chords: ChordPlan;
  readonly beatsOfLines: readonly number[];
  readonly ending: Ending;
  /** Steps of the scale over the tonic at which it begins. */
  readonly height: number;
  /** MIDI pitch its middle should not lie under; 0 for none. */
  readonly over: number;
}

/** Draws many ideas for a section and keeps one that sings well over its chords. */
export function chooseIdea(random: Random, { ground, chords, beatsOfLines, ending, height, over }: Draft): TuneIdea {
  let best = drawIdea(random, ground, height);
  let least = Infinity;
  for (let drawn = 0; drawn < IDEAS; drawn++) {
    const idea = drawIdea(random, ground, height);
    const tune = workOut(idea, ground, chords, beatsOfLines, ending);
    const faults = faultsOf(tune) + Math.max(0, over - meanPitch(tune)) + CHANCE * random();
    if (faults < least) [best, least] = [idea, faults];
  }
  return best;
}
