import { wordsOf } from '../../words/sentences.ts';
import { syllables } from '../../words/dictionary.ts';
import { pageText } from './page-text.ts';

const SYLLABLES_OF_A_NAME = 2;

/**
 * Flesch-Kincaid grade of a whole book (Kincaid and others, 1975: 0.39 words a sentence, 11.8 syllables a word). Names of
 * its cast count as two syllables, which is what a reader meets most.
 */
export function gradeOf(texts: readonly string[], names: readonly string[]): number {
  const own = new Set(names.map((each) => each.toLowerCase()));
  const sentences = texts.flatMap((text) => pageText(text).sentences);
  const words = sentences.flatMap((sentence) => wordsOf(sentence));
  const spoken = words.reduce(
    (sum, word) => sum + (own.has(word.toLowerCase()) ? SYLLABLES_OF_A_NAME : syllables(word)),
    0,
  );
  return 0.39 * (words.length / sentences.length) + 11.8 * (spoken / words.length) - 15.59;
}
