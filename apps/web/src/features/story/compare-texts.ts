import { READING_ORDER, type SentenceKind, type StoryContent } from '@storylantern/contract';

/** A sentence of a text, and whether the other text has it as well. */
export interface ComparedSentence {
  readonly text: string;
  readonly same: boolean;
}

/** One paragraph in which two versions differ. */
export interface ComparedParagraph {
  readonly kind: SentenceKind;
  readonly one: readonly ComparedSentence[];
  readonly other: readonly ComparedSentence[];
}

/** Every letter belongs to a sentence, with the space after it. */
const sentencesOf = (text: string): string[] => text.match(/[^.!?]*[.!?]*["'”’)]*\s*/gu)?.filter(Boolean) ?? [];

const compared = (text: string, other: string): ComparedSentence[] => {
  const there = new Set(sentencesOf(other).map((sentence) => sentence.trim()));
  return sentencesOf(text).map((sentence) => ({ text: sentence, same: there.has(sentence.trim()) }));
};

/** The paragraphs in which two versions of a story differ, in reading order, with the sentences that only one has. */
export const compareTexts = (one: StoryContent, other: StoryContent): ComparedParagraph[] =>
  READING_ORDER.filter((kind) => one[kind] !== other[kind]).map((kind) => ({
    kind,
    one: compared(one[kind], other[kind]),
    other: compared(other[kind], one[kind]),
  }));
