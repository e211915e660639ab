/** Something a parent says next about the same topic, and the answer to it. */
export interface SpanishTurn {
  /** As in a page's `words`; an empty list fits every message and is said once the others were. */
  readonly words: readonly string[];
  readonly answer: string;
}

/**
 * One of the most asked topics in Spanish: the gist of an English page of guidance, with no fact that page does not
 * have. Words that both sides of the Atlantic understand, "usted" throughout, and both words where there is no common one.
 */
export interface SpanishPage {
  /** The page of guidance it is the gist of, whose sources it rests on. */
  readonly guidance: string;
  readonly title: string;
  /**
   * Beginnings of words that mean it, without accents, variants of all regions. Of several words, each must begin one
   * word of the question in this order with at most two others between; up to two letters and
   * what ends with a stop are whole words. A question mark stands after what decides only where nothing else does.
   */
  readonly words: readonly string[];
  /** Words that only add to what `words` found: they stand on other pages too. */
  readonly hints: readonly string[];
  readonly ack: string;
  /** What is typical, by age in months, both ends included. */
  readonly typical: readonly { readonly from: number; readonly to: number; readonly text: string }[];
  readonly tonight: readonly string[];
  readonly ask: string;
  /** Questions back, never two in one answer. */
  readonly back: readonly string[];
  readonly turns: readonly SpanishTurn[];
}
