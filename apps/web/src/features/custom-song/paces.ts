import { SONG_WISH_RANGES } from '@storylantern/contract';

/** The tempos that are offered, as factors on the composed one; each step is just large enough to be noticed. */
const PACES: readonly number[] = [SONG_WISH_RANGES.pace.least, 0.85, 0.92, 1, 1.08, 1.18, SONG_WISH_RANGES.pace.most];

/** The next offered tempo in a direction; the same one at the end. */
export function steppedPace(pace: number, direction: 1 | -1): number {
  const next = direction > 0 ? PACES.find((each) => each > pace) : PACES.findLast((each) => each < pace);
  return next ?? pace;
}
