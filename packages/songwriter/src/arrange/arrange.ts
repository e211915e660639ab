import type { SongStyle } from '@storylantern/contract';
import type { BandNote } from '../band/render-notes.ts';
import type { Score } from '../score.ts';
import { arrangeAdventure } from './adventure.ts';
import { arrangeChant } from './chant.ts';
import { arrangeDance } from './dance.ts';
import { arrangeEducational } from './educational.ts';
import { arrangeFun } from './fun.ts';
import { arrangeLullaby } from './lullaby.ts';
import { calmed, enlivened } from './moods.ts';
import { setStage, type Stage } from './stage.ts';

const ARRANGERS: Readonly<Record<SongStyle, (stage: Stage) => void>> = {
  fun: arrangeFun,
  lullaby: arrangeLullaby,
  educational: arrangeEducational,
  adventure: arrangeAdventure,
  dance: arrangeDance,
};

/** Who plays: the style's band, or only a light beat to speak over. */
export type Players = 'band' | 'beat';

/** Every note the band plays for a song, in the order of time; a calmer or livelier song has fewer or more players. */
export function arrange(score: Score, players: Players = 'band'): readonly BandNote[] {
  const stage = setStage(score);
  if (players === 'beat') arrangeChant(stage);
  else {
    ARRANGERS[score.style](stage);
    if (score.mood === 'livelier') enlivened(stage);
  }
  const notes = score.mood === 'calmer' && players === 'band' ? calmed(stage) : stage.notes;
  return notes.sort((a, b) => a.at - b.at);
}
