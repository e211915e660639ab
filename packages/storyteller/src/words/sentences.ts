/** One sentence of a paragraph and where it stands: `text` is `paragraph.slice(from, to)`. */
export interface Sentence {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** The end of a sentence: a stop, perhaps a closing quote, then space before something that can begin a sentence. */
const BREAK = /([.!?…]["”’)]*)\s+(?=["“‘(]*(?:[\p{Lu}\p{Lo}\p{N}_]))/gu;

/** Splits a paragraph into sentences with their offsets. A full stop inside a quote that goes on does not end one. */
export function sentencesOf(paragraph: string): Sentence[] {
  const found: Sentence[] = [];
  let from = paragraph.length - paragraph.trimStart().length;
  const push = (to: number): void => {
    const text = paragraph.slice(from, to).trimEnd();
    if (text !== '' && !insideQuote(text)) {
      found.push({ text, from, to: from + text.length });
      from = -1;
    }
  };
  for (const end of paragraph.matchAll(BREAK)) {
    const start = from;
    push(end.index + (end[1] ?? '').length);
    from = from === -1 ? end.index + end[0].length : start;
  }
  const rest = paragraph.slice(from).trimEnd();
  if (rest !== '') found.push({ text: rest, from, to: from + rest.length });
  return found;
}

/** A straight quote that was opened and not closed yet, or an opening curly one. */
const insideQuote = (text: string): boolean =>
  (text.match(/"/g)?.length ?? 0) % 2 === 1 || text.lastIndexOf('“') > text.lastIndexOf('”');

const WORD = /_{2,}|[\p{L}\p{N}][\p{L}\p{M}\p{N}'’\-‐]*/gu;

/** The words of a text in order; a blank counts as one word, a hyphenated word as one. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** The text with everything inside quotation marks blanked out, length kept. */
export const withoutQuotes = (text: string): string =>
  text.replace(/["“][^"“”]*["”]/g, (quote) => ' '.repeat(quote.length));
