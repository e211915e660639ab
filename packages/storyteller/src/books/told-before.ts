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
  /** How often each sentence was told. */
  private readonly tellings: ReadonlyMap<string, number>;
  /** Everything that was told, in one line, short sentences too. */
  private readonly all: string;

  /** `recent` are the texts of earlier books or pages of them, newest first. */
  constructor(recent: readonly string[]) {
    const texts = recent.slice(0, MOST_TEXTS);
    const tellings = new Map<string, number>();
    for (const key of texts.flatMap((text) => keysOf(text))) tellings.set(key, (tellings.get(key) ?? 0) + 1);
    this.tellings = tellings;
    this.all = ` ${texts.map(lineOf).join(' ')} `;
  }

  /** How many sentences of a text were told before. */
  shared(text: string): number {
    return keysOf(text).filter((key) => this.tellings.has(key)).length;
  }

  /**
   * How often an average word of a text was told before, 0 when all is new. Where everything was told, this lets the
   * variants take turns; by the number of sentences alone the shortest would come every time.
   */
  retold(text: string): number {
    let words = 0;
    let told = 0;
    for (const key of keysOf(text)) {
      const length = key.split(' ').length;
      words += length;
      told += length * (this.tellings.get(key) ?? 0);
    }
    return words === 0 ? 0 : told / words;
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
