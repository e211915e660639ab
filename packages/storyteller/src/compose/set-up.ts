/** A thing that is taken as known: "the timer", "the old map". */
const KNOWN = /\b(?:the|that|both) (\p{L}{3,})(?: (\p{L}{3,}))?/giu;
const WORD = /\p{L}{3,}/gu;

/** A word in one form: "pins" and "pin". */
const plain = (word: string): string => word.toLowerCase().replace(/(?<=.{3})(?:es|s)$/, '');

/**
 * What an ending takes as known though nobody has heard of it: words behind "the" that stand in none of the paragraphs before it,
 * but in a step of the same scene that was not drawn. "The timer rang", where nobody asked for a timer.
 */
export class SetUp {
  private readonly steps: ReadonlySet<string>;
  private readonly words = new Map<string, ReadonlySet<string>>();
  private readonly taken = new Map<string, readonly string[]>();

  /** `steps` are all the paragraphs that may stand before an ending, before they are rendered. */
  constructor(steps: readonly string[]) {
    this.steps = new Set(steps.flatMap((text) => [...this.wordsIn(text)]));
  }

  /** How many things of an ending the paragraphs before it never brought in. */
  missing(ending: string, before: readonly string[]): number {
    const told = before.map((text) => this.wordsIn(text));
    return this.takenAsKnown(ending).filter((word) => !told.some((words) => words.has(word))).length;
  }

  private takenAsKnown(ending: string): readonly string[] {
    let found = this.taken.get(ending);
    if (!found) {
      const all = [...ending.matchAll(KNOWN)].flatMap(
        ([, ...words]) => words.map((word = '') => plain(word)).find((word) => this.steps.has(word)) ?? [],
      );
      this.taken.set(ending, (found = [...new Set(all)]));
    }
    return found;
  }

  private wordsIn(text: string): ReadonlySet<string> {
    let found = this.words.get(text);
    if (!found) this.words.set(text, (found = new Set((text.match(WORD) ?? []).map(plain))));
    return found;
  }
}
