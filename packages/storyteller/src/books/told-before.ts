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
  /** Where each sentence was told: how many words of all that was told lie before it. */
  private readonly places: ReadonlyMap<string, readonly number[]>;
  /** Everything that was told, in one line, short sentences too. */
  private readonly all: string;

  /** `recent` are the texts of earlier books or pages of them, newest first. */
  constructor(recent: readonly string[]) {
    const texts = recent.slice(0, MOST_TEXTS);
    const tellings = new Map<string, number>();
    const places = new Map<string, number[]>();
    let place = 0;
    for (const key of texts.flatMap((text) => keysOf(text))) {
      tellings.set(key, (tellings.get(key) ?? 0) + 1);
      const before = places.get(key);
      if (before) before.push(place);
      else places.set(key, [place]);
      place += wordsIn(key);
    }
    this.tellings = tellings;
    this.places = places;
    this.all = ` ${texts.map(lineOf).join(' ')} `;
  }

  /** How many sentences of a text were told before. */
  shared(text: string): number {
    if (this.tellings.size === 0) return 0;
    return keysOf(text).filter((key) => this.tellings.has(key)).length;
  }

  /**
   * How often an average word of a text was told before, 0 when all is new. Where everything was told, this lets the
   * variants take turns; by the number of sentences alone the shortest would come every time.
   */
  retold(text: string): number {
    if (this.tellings.size === 0) return 0;
    let words = 0;
    let told = 0;
    for (const key of keysOf(text)) {
      const length = wordsIn(key);
      words += length;
      told += length * (this.tellings.get(key) ?? 0);
    }
    return words === 0 ? 0 : told / words;
  }

  /**
   * How much of a whole book stands in one earlier book, 0 to 1. Texts may be pages, so an earlier book is any stretch of
   * what was told that is as long as this one.
   */
  nearest(text: string): number {
    const keys = keysOf(text);
    const words = keys.reduce((sum, key) => sum + wordsIn(key), 0);
    const found = [...new Set(keys)]
      .flatMap((key) => (this.places.get(key) ?? []).map((place) => ({ place, length: wordsIn(key) })))
      .toSorted((a, b) => a.place - b.place);
    let most = 0;
    let within = 0;
    let from = 0;
    for (const each of found) {
      within += each.length;
      for (let first = found[from]; first && first.place < each.place - words; first = found[from]) {
        within -= first.length;
        from++;
      }
      most = Math.max(most, within);
    }
    return words === 0 ? 0 : Math.min(1, most / words);
  }

  /** Whether a short saying, a refrain, was told before; it may be of several sentences. */
  said(saying: string): boolean {
    return this.all.includes(` ${lineOf(saying)} `);
  }
}

const wordsIn = (key: string): number => key.split(' ').length;

const lineOf = (text: string): string => pageText(text).sentences.map(sentenceKey).join(' ');

const keysOf = (text: string): string[] =>
  pageText(text)
    .sentences.map(sentenceKey)
    .filter((key) => key.split(' ').length >= LEAST_WORDS);
