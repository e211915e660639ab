import { pageText } from './audit/page-text.ts';

/** A sentence as it is compared between books: small letters, and every name the same, since names change. */
const sentenceKey = (sentence: string): string =>
  sentence
    .replace(/(?<=\p{L}[^.!?]*\s["“]?)\p{Lu}\p{Ll}+/gu, 'n')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim();

/** Shorter sentences belong to nobody: "Oh dear." may come again. */
const LEAST_WORDS = 4;
/** Books longer ago than this may be met again. */
const MOST_TEXTS = 400;

/** What this family has been told before. */
export class ToldBefore {
  private readonly sentences: ReadonlySet<string>;

  /** `recent` are the texts of earlier books or pages of them, newest first. */
  constructor(recent: readonly string[]) {
    this.sentences = new Set(recent.slice(0, MOST_TEXTS).flatMap((text) => keysOf(text)));
  }

  /** How many sentences of a text were told before. */
  shared(text: string): number {
    if (this.sentences.size === 0) return 0;
    return keysOf(text).filter((key) => this.sentences.has(key)).length;
  }

  /** Whether a short saying, a refrain, was told before. */
  said(saying: string): boolean {
    const key = sentenceKey(saying);
    return this.sentences.size > 0 && [...this.sentences].some((sentence) => sentence.includes(key));
  }
}

const keysOf = (text: string): string[] =>
  pageText(text)
    .sentences.map(sentenceKey)
    .filter((key) => key.split(' ').length >= LEAST_WORDS);
