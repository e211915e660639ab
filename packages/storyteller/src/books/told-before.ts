import { isWord } from '../words/dictionary.ts';
import { remembered } from '../words/remembered.ts';
import { pageText, type PageText } from './audit/page-text.ts';

/** "Thimble", "Mrs Chill", "Captain Marrow": a name of one word or more. */
const NAME = /(?<![\p{L}'’-])\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*/gu;
const TITLE = /^(?:Mrs?|Miss|Ms|Dr|Old|Captain|Great|Uncle|Auntie?|Lady|Lord|Sir|King|Queen|Professor)\b/;

/** Sentences of about ten books in all their wordings. */
const MOST_KEYS = 4_000;

/**
 * A sentence as it is compared between books: small letters, and every name the same, since names change. The first word
 * of a sentence has its capital from that, unless no dictionary knows it.
 */
const sentenceKey = remembered(MOST_KEYS, (sentence) =>
  sentence
    .replace(NAME, (name, at: number) =>
      hasBegun(sentence, at) || TITLE.test(name) || !isWord(name.split(' ')[0] ?? '') ? 'n' : name,
    )
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim(),
);

/** Whether a word was said before this place since the last full stop: the first word has its capital from that. */
function hasBegun(sentence: string, at: number): boolean {
  const before = sentence.slice(0, at);
  const stop = Math.max(before.lastIndexOf('.'), before.lastIndexOf('!'), before.lastIndexOf('?'));
  return /\p{L}/u.test(before.slice(stop + 1));
}

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
  /** The sayings that were asked for: each telling that is tried asks for the same ones. */
  private readonly asked = new Map<string, boolean>();

  /** `recent` are the texts of earlier books or pages of them, newest first. */
  constructor(recent: readonly string[]) {
    const texts = recent.slice(0, MOST_TEXTS);
    const tellings = new Map<string, number>();
    const places = new Map<string, number[]>();
    let place = 0;
    for (const { key, words } of texts.flatMap(ownOf)) {
      tellings.set(key, (tellings.get(key) ?? 0) + 1);
      const before = places.get(key);
      if (before) before.push(place);
      else places.set(key, [place]);
      place += words;
    }
    this.tellings = tellings;
    this.places = places;
    this.all = ` ${texts.map(lineOf).join(' ')} `;
  }

  /** How many sentences of a text were told before. */
  shared(text: string): number {
    if (this.tellings.size === 0) return 0;
    return ownOf(text).filter(({ key }) => this.tellings.has(key)).length;
  }

  /**
   * How often an average word of a text was told before, 0 when all is new. Where everything was told, this lets the
   * variants take turns; by the number of sentences alone the shortest would come every time.
   */
  retold(text: string): number {
    if (this.tellings.size === 0) return 0;
    let all = 0;
    let told = 0;
    for (const { key, words } of ownOf(text)) {
      all += words;
      told += words * (this.tellings.get(key) ?? 0);
    }
    return all === 0 ? 0 : told / all;
  }

  /**
   * How much of a whole book stands in one earlier book, 0 to 1. Texts may be pages, so an earlier book is any stretch of
   * what was told that is as long as this one.
   */
  nearest(text: string): number {
    if (this.tellings.size === 0) return 0;
    const own = ownOf(text);
    const words = own.reduce((sum, each) => sum + each.words, 0);
    const found = own
      .flatMap((each) => (this.places.get(each.key) ?? []).map((place) => ({ place, length: each.words })))
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
    let was = this.asked.get(saying);
    if (was === undefined) this.asked.set(saying, (was = this.all.includes(` ${lineOf(saying)} `)));
    return was;
  }
}

/** A sentence as it is compared, and how many words it has. */
interface Told {
  readonly key: string;
  readonly words: number;
}

const keyed = new WeakMap<PageText, readonly Told[]>();

/** The sentences of a text as they are compared; each text is read once. */
function sentencesOf(text: string): readonly Told[] {
  const page = pageText(text);
  const before = keyed.get(page);
  if (before) return before;
  const found = page.sentences.map(sentenceKey).map((key) => ({ key, words: key.split(' ').length }));
  keyed.set(page, found);
  return found;
}

const lineOf = (text: string): string =>
  sentencesOf(text)
    .map(({ key }) => key)
    .join(' ');

/** The sentences that are long enough to belong to somebody. */
const ownOf = (text: string): readonly Told[] => sentencesOf(text).filter(({ words }) => words >= LEAST_WORDS);
