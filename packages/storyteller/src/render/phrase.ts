import type { NounPhrase } from '../frame.ts';

/**
 * A phrase ready to stand in a sentence. Its text may hold `{his}` and `{him}` for the child ("{his} blue blanket",
 * "reading to {him}"); `again` is how the same one is named the second time in a paragraph ("a grown-up" -> "the
 * grown-up").
 */
export interface Phrase extends NounPhrase {
  readonly again?: string;
}

/** What the marks of a frame stand for in this story, by mark: facts and roles. */
export type Phrases = Readonly<Record<string, Phrase | undefined>>;
