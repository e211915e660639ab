import type { AgeBand } from '@storylantern/contract';
import { fiveGrams } from '../../words/five-grams.ts';
import type { StudiedParagraph } from '../audited-text.ts';
import { OWN, type StoryRule } from '../rule.ts';

/** The youngest love a refrain. */
const WITH_REFRAIN: readonly AgeBand[] = ['2-3'];

/** The runs of five words of a paragraph, those that stand in it twice, and how often it says "fine". */
interface Runs {
  readonly all: ReadonlySet<string>;
  readonly twice: readonly string[];
  readonly fine: number;
}
const FINE = /\b(?:okay|fine)\b/gi;
/** So often a story may not say that it is. */
const AGAIN_AND_AGAIN = 3;

/** Counted once for each paragraph while candidates are compared. */
const counted = new WeakMap<StudiedParagraph, Runs>();
function runsOf(paragraph: StudiedParagraph): Runs {
  let runs = counted.get(paragraph);
  if (!runs) {
    const grams = fiveGrams(paragraph.masked);
    const all = new Set(grams);
    const twice = all.size === grams.length ? [] : grams.filter((gram, at) => grams.indexOf(gram) < at);
    runs = { all, twice, fine: paragraph.plain.match(FINE)?.length ?? 0 };
    counted.set(paragraph, runs);
  }
  return runs;
}

/** Candidates are made of the same few paragraphs, so two of them are compared once and meet again and again. */
const compared = new WeakMap<StudiedParagraph, WeakMap<StudiedParagraph, readonly string[]>>();
function sharedBy(earlier: StudiedParagraph, later: StudiedParagraph): readonly string[] {
  const known = compared.get(later) ?? new WeakMap<StudiedParagraph, readonly string[]>();
  compared.set(later, known);
  let shared = known.get(earlier);
  if (!shared) {
    const told = runsOf(earlier).all;
    shared = [...runsOf(later).all].filter((gram) => told.has(gram));
    known.set(earlier, shared);
  }
  return shared;
}

/** Every run that stands in a story for a second time, in the order in which a reader meets it. */
const saidAgain = (paragraphs: readonly StudiedParagraph[]): string[] =>
  paragraphs.flatMap((each, at) => [
    ...paragraphs.slice(0, at).flatMap((earlier) => sharedBy(earlier, each)),
    ...runsOf(each).twice,
  ]);

/** A story may end with the sentence it began with: what a child did is told first, and applauded last. */
function refrainOf(paragraphs: readonly StudiedParagraph[]): ReadonlySet<string> {
  const opening = paragraphs[0]?.sentences[0]?.masked ?? '';
  const ending = paragraphs.at(-1)?.sentences[0]?.masked ?? '';
  const told = new Set(fiveGrams(opening));
  const again = fiveGrams(ending);
  return again.length > 0 && again.every((gram) => told.has(gram)) ? new Set(again) : new Set();
}

const NO_REFRAIN: ReadonlySet<string> = new Set();

export const noRepeats: StoryRule = {
  id: 'repeats',
  title: 'It does not say the same thing twice',
  hard: false,
  basis: OWN,
  inStory: (story) => {
    if (WITH_REFRAIN.includes(story.context.ageBand)) return null;
    const again = saidAgain(story.paragraphs);
    const refrain = again.length > 0 ? refrainOf(story.paragraphs) : NO_REFRAIN;
    const gram = again.find((each) => !refrain.has(each));
    if (gram !== undefined)
      return `It says this twice: ${gram.replaceAll(/\bq+\b/g, story.context.person === 'first' ? 'I' : story.context.name)}`;
    const fine = story.paragraphs.reduce((sum, each) => sum + runsOf(each).fine, 0);
    return fine >= AGAIN_AND_AGAIN ? 'It says "fine" again and again.' : null;
  },
};
