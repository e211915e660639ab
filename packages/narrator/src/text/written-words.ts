import { isAbbreviation } from './abbreviations.ts';

/** A stretch of a text: `from` is the first character, `to` the one after the last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** One written word of a sentence, or a blank to be filled in, and the marks around it. */
export interface WrittenWord extends Span {
  readonly text: string;
  readonly blank: boolean;
  /** The signs between the word before and this one, and between this one and the next. */
  readonly before: string;
  readonly after: string;
}

/** Blanks, ellipses, dashes (but not the dash of "3–5") and slashes (but not of "1/2") stand between words. */
const SEPARATORS = /(_{2,}|\.{2,}|…|--+|—|(?<!\d)–|–(?!\d)|(?<!\d)\/|\/(?!\d))/;
/** What a word may begin and end with besides letters and digits; the rest at its edges is punctuation. */
const EDGE_BEFORE = /^[^\p{L}\p{N}$£€&+=@#]+/u;
const EDGE_AFTER = /[^\p{L}\p{M}\p{N}&+=@%°]+$/u;
/**
 * The words of a sentence in order, each with where it stands. A hyphenated word is one word; "word—word" is two.
 * Signs that are not words (quotes, emoji, bullets) belong to nothing.
 */
export function writtenWords(sentence: string): readonly WrittenWord[] {
  const spans = [...sentence.matchAll(/\S+/g)].flatMap((chunk) => wordsOfChunk(chunk[0], chunk.index));
  return spans.map((span, at) => ({
    ...span,
    text: sentence.slice(span.from, span.to),
    blank: /^_{2,}$/.test(sentence.slice(span.from, span.to)),
    before: sentence.slice(spans[at - 1]?.to ?? 0, span.from),
    after: sentence.slice(span.to, spans[at + 1]?.from ?? sentence.length),
  }));
}

function wordsOfChunk(chunk: string, start: number): Span[] {
  const words: Span[] = [];
  let at = start;
  for (const piece of chunk.split(SEPARATORS)) {
    const word = /^_{2,}$/.test(piece) ? { from: at, to: at + piece.length } : trimmed(piece, at);
    if (word) words.push(word);
    at += piece.length;
  }
  return words;
}

function trimmed(piece: string, at: number): Span | undefined {
  const lead = EDGE_BEFORE.exec(piece)?.[0].length ?? 0;
  const core = piece.slice(lead).replace(EDGE_AFTER, '');
  if (!/[\p{L}\p{N}&+=@%]/u.test(core)) return undefined;
  const keepsStop = piece[lead + core.length] === '.' && isAbbreviation(core);
  return { from: at + lead, to: at + lead + core.length + (keepsStop ? 1 : 0) };
}
