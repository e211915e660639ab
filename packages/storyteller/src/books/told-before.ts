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
  /** Everything that was told, in one line, short sentences too. */
  private readonly all: string;

  /** `recent` are the texts of earlier books or pages of them, newest first. */
  constructor(recent: readonly string[]) {
    const texts = recent.slice(0, MOST_TEXTS);
    this.sentences = new Set(texts.flatMap((text) => keysOf(text)));
    this.all = ` ${texts.map(lineOf).join(' ')} `;
  }

  /** How many sentences of a text were told before. */
  shared(text: string): number {
    if (this.sentences.size === 0) return 0;
    return keysOf(text).filter((key) => this.sentences.has(key)).length;
  }

  /** Whether a short saying, a refrain, was told before; it may be of several sentences. */
  said(saying: string): boolean {
    return this.all.includes(` ${lineOf(saying)} `);
  }
}

const lineOf = (text: string): string => pageText(text).sentences.map(sentenceKey).join(' ');

const keysOf = (text: string): string[] =>
  pageText(text)
    .sentences.map(sentenceKey)
    .filter((key) => key.split(' ').length >= LEAST_WORDS);
