import type { AgeBand } from '@storylantern/contract';
import type { Child } from '../child/pronouns.ts';
import { threadsOf, type Frame } from '../frame.ts';
import { chooseAlternatives } from '../render/alternatives.ts';
import type { Phrases } from '../render/phrase.ts';
import { renderParagraph } from '../render/render.ts';
import { fiveGrams } from '../words/five-grams.ts';

/** A household's earlier story of this child: its text, and every run of five words in it. */
export interface EarlierStory {
  readonly text: string;
  readonly grams: ReadonlySet<string>;
}

/** More than this many are not compared: what was read long ago may come again. */
const MOST_COMPARED = 12;
const LONGEST_COMPARED = 6_000;
/** A thread counts as told when this share of one of its openings stands in an earlier story. */
const TOLD_SHARE = 0.35;

export const earlierStories = (recent: readonly string[]): EarlierStory[] =>
  recent.slice(0, MOST_COMPARED).map((text) => {
    const head = text.slice(0, LONGEST_COMPARED);
    return { text: head, grams: new Set(fiveGrams(head)) };
  });

/** What a paragraph of a frame is put into words with. */
export interface Teller {
  readonly child: Child;
  readonly phrases: Phrases;
}

/** A paragraph as it is told with the first of each of its alternatives, and its runs of five words. */
export function wordingOf(authored: string, { child, phrases }: Teller): { text: string; grams: readonly string[] } {
  const first = chooseAlternatives(authored, () => 0);
  const text = renderParagraph(first, child, phrases);
  return { text, grams: fiveGrams(text) };
}

/** The share of runs of five words that stand in an earlier story too, from 0 to 1. */
export function sharedWith(grams: readonly string[], earlier: EarlierStory): number {
  if (grams.length === 0) return 0;
  let shared = 0;
  for (const gram of grams) if (earlier.grams.has(gram)) shared++;
  return shared / grams.length;
}

/**
 * For each thread of a frame, how long ago it was told: stories since then times the openings it has; Infinity is never.
 * Known by its openings, so that no memory besides the texts is needed.
 */
export function lastTold(
  frame: Frame,
  band: AgeBand,
  teller: Teller,
  earlier: readonly EarlierStory[],
): ReadonlyMap<string, number> {
  if (earlier.length === 0) return new Map(threadsOf(frame, band).map((thread) => [thread, Infinity] as const));
  const openings = frame.text[band].descriptive
    .filter((each) => each.needs.every((need) => teller.phrases[need] !== undefined))
    .map((each) => ({ thread: each.thread ?? '', grams: wordingOf(each.text, teller).grams }));
  return new Map(
    threadsOf(frame, band).map((thread) => {
      const own = openings.filter((each) => each.thread === thread);
      const index = earlier.findIndex((story) => own.some((each) => sharedWith(each.grams, story) >= TOLD_SHARE));
      // A thread with more openings comes round sooner, so that every opening has its turn.
      return [thread, index === -1 ? Infinity : (index + 1) * own.length] as const;
    }),
  );
}
