import { remembered } from '../../words/remembered.ts';
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

const MOST_STUDIED = 2_000;

/** Studies a page's text; the same text is studied once. */
export const pageText = remembered(MOST_STUDIED, study);

function study(text: string): PageText {
  return {
    text,
    told: withoutQuotes(text),
    low: text.toLowerCase(),
    sentences: text.split(BREAK).filter((each) => /[\p{L}\p{N}]/u.test(each)),
    words: wordsOf(text),
  };
}
