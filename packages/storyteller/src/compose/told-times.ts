import { sharedWith, wordingOf, type EarlierStory, type Teller } from './earlier-stories.ts';

/** A paragraph counts as told when this share of its runs of five words stands in an earlier story. */
const TOLD_SHARE = 0.5;
/** So many paragraphs stay to choose from, as not every one goes with every other. */
const LEFT_OVER = 2;

/** How many of the earlier stories have a paragraph; one too short for a run of five words counts where it stands whole. */
export function toldTimes(text: string, teller: Teller, earlier: readonly EarlierStory[]): number {
  if (earlier.length === 0) return 0;
  const wording = wordingOf(text, teller);
  return earlier.filter((story) =>
    wording.grams.length === 0 ? story.text.includes(wording.text) : sharedWith(wording.grams, story) >= TOLD_SHARE,
  ).length;
}

/**
 * Those of a pool that were told least, and the next where that leaves less than a choice of two: paragraphs take turns, so
 * that a child who has many stories of one situation hears each of them before any comes again.
 */
export function leastTold<T extends { readonly text: string }>(
  pool: readonly T[],
  timesOf: (text: string) => number,
): T[] {
  const times = pool.map((each) => timesOf(each.text));
  const levels = [...new Set(times)].sort((a, b) => a - b);
  let left: T[] = [];
  for (const level of levels) {
    left = pool.filter((_, n) => (times[n] ?? 0) <= level);
    if (left.length >= LEFT_OVER) break;
  }
  return left;
}
