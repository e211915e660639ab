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

export const noRepeats: StoryRule = {
  id: 'repeats',
  title: 'It does not say the same thing twice',
  hard: false,
  basis: OWN,
  inStory: (story) => {
    if (WITH_REFRAIN.includes(story.context.ageBand)) return null;
    const seen = new Set<string>();
    for (const gram of story.paragraphs.flatMap(gramsOf)) {
      if (seen.has(gram))
        return `It says this twice: ${gram.replaceAll(/\bq+\b/g, story.context.person === 'first' ? 'I' : story.context.name)}`;
      seen.add(gram);
    }
    return /\b(?:okay|fine)\b[^]*\b(?:okay|fine)\b[^]*\b(?:okay|fine)\b/i.test(story.plain)
      ? 'It says "fine" again and again.'
      : null;
  },
};
