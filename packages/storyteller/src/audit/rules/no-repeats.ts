import type { AgeBand } from '@storylantern/contract';
import { fiveGrams } from '../../words/five-grams.ts';
import type { StudiedParagraph } from '../audited-text.ts';
import { OWN, type StoryRule } from '../rule.ts';

/** The youngest love a refrain. */
const WITH_REFRAIN: readonly AgeBand[] = ['2-3'];

/** Counted once for each paragraph while candidates are compared. */
const counted = new WeakMap<StudiedParagraph, readonly string[]>();
function gramsOf(paragraph: StudiedParagraph): readonly string[] {
  const grams = counted.get(paragraph) ?? fiveGrams(paragraph.masked);
  counted.set(paragraph, grams);
  return grams;
}

/** A story may end with the sentence it began with: what a child did is told first, and applauded last. */
function refrainOf(paragraphs: readonly StudiedParagraph[]): ReadonlySet<string> {
  const opening = paragraphs[0]?.sentences[0]?.masked ?? '';
  const ending = paragraphs.at(-1)?.sentences[0]?.masked ?? '';
  const told = new Set(fiveGrams(opening));
  const again = fiveGrams(ending);
  return again.length > 0 && again.every((gram) => told.has(gram)) ? new Set(again) : new Set();
}

export const noRepeats: StoryRule = {
  id: 'repeats',
  title: 'It does not say the same thing twice',
  hard: false,
  basis: OWN,
  inStory: (story) => {
    if (WITH_REFRAIN.includes(story.context.ageBand)) return null;
    const seen = new Set<string>();
    const refrain = refrainOf(story.paragraphs);
    for (const gram of story.paragraphs.flatMap(gramsOf)) {
      if (seen.has(gram) && !refrain.has(gram))
        return `It says this twice: ${gram.replaceAll(/\bq+\b/g, story.context.person === 'first' ? 'I' : story.context.name)}`;
      seen.add(gram);
    }
    return /\b(?:okay|fine)\b[^]*\b(?:okay|fine)\b[^]*\b(?:okay|fine)\b/i.test(story.plain)
      ? 'It says "fine" again and again.'
      : null;
  },
};
