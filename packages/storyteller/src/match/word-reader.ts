import { isWordForm } from '../words/dictionary.ts';
import { isSlipOf, isSwapOf } from './edit-distance.ts';
import { formsOf, synonymWords } from './word-forms.ts';

/** Slips mended in one text. */
const MOST_MENDED = 40;

/** Every form that the words of a text may stand for, slips mended to words that situations know. */
export class WordReader {
  private readonly vocabulary: ReadonlySet<string>;
  /** Words a slip may be mended to, by their first letter: hardly anybody gets that one wrong. */
  private readonly menders: ReadonlyMap<string, readonly string[]>;
  /** A text is asked for its claims, its field and its likelihood, one after the other. */
  private last: { readonly key: string; readonly forms: string[][] } = { key: '', forms: [] };

  constructor(vocabulary: ReadonlySet<string>) {
    this.vocabulary = vocabulary;
    this.menders = Map.groupBy(
      [...vocabulary, ...synonymWords].filter((word) => word.length >= 4),
      (word) => word.charAt(0),
    );
  }

  formsOfAll(words: readonly string[]): string[][] {
    const key = words.join(' ');
    if (this.last.key !== key) this.last = { key, forms: this.read(words) };
    return this.last.forms;
  }

  private read(words: readonly string[]): string[][] {
    const known = new Map<string, string[]>();
    let mended = 0;
    return words.map((word) => {
      const before = known.get(word);
      if (before) return before;
      let forms = formsOf(word);
      if (
        word.length >= 4 &&
        !forms.some((each) => this.vocabulary.has(each)) &&
        !isWordForm(word) &&
        mended < MOST_MENDED
      ) {
        mended++;
        const meant = this.mend(word);
        if (meant !== undefined) forms = [...forms, ...formsOf(meant)];
      }
      known.set(word, forms);
      return forms;
    });
  }

  /** The nearest word of the frames' vocabulary, for a word that is in no dictionary. */
  private mend(word: string): string | undefined {
    // Of four letters only the order may be wrong: too many words are one letter away.
    if (word.length === 4) return this.menders.get(word.charAt(0))?.find((known) => isSwapOf(word, known));
    const candidates = word.length > 7 ? [1, 2] : [1];
    const base = [word, ...formsOf(word).filter((each) => each.length >= 4)];
    for (const most of candidates) {
      for (const each of base) {
        const near = this.menders.get(each[0] ?? '')?.find((known) => isSlipOf(each, known, most));
        if (near !== undefined) return near;
      }
    }
    return undefined;
  }
}
