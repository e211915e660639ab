import { withoutQuotes, wordsOf } from '../../words/sentences.ts';

/** A page's words, studied once for all rules. */
export interface PageText {
  readonly text: string;
  /** The text with everything said aloud blanked out. */
  readonly told: string;
  readonly low: string;
  readonly sentences: readonly string[];
  readonly words: readonly string[];
}

/** The end of a sentence as it is read aloud: speech that goes on inside its quotes counts sentence by sentence. */
const BREAK = /(?<=[.!?…]["”’)]*)\s+(?=["“(]*[\p{Lu}\p{Lo}\p{N}])/u;

let studied = new Map<string, PageText>();
/** What was studied before that, until it is asked for again: what a family was told lately is asked for at every book. */
let earlier = new Map<string, PageText>();
const MOST_STUDIED = 2_000;

/** Studies a page's text; the same text is studied once. */
export function pageText(text: string): PageText {
  const known = studied.get(text);
  if (known) return known;
  const page = earlier.get(text) ?? study(text);
  if (studied.size >= MOST_STUDIED) {
    earlier = studied;
    studied = new Map();
  }
  studied.set(text, page);
  return page;
}

function study(text: string): PageText {
  return {
    text,
    told: withoutQuotes(text),
    low: text.toLowerCase(),
    sentences: text.split(BREAK).filter((each) => /[\p{L}\p{N}]/u.test(each)),
    words: wordsOf(text),
  };
}
