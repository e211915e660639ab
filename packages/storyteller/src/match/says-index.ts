import type { Frame } from '../frame.ts';
import { lemma } from './lemma.ts';

/** The part of their telling words a line and a sentence share at least to count as alike. */
const ALIKE = 0.5;
const WHOLE = 0.95;
/** Sentences looked at, and telling words of each. */
const MOST_SENTENCES = 12;
const MOST_WORDS = 24;

/** What parents write of each situation, by their telling words; a rare word tells more than a frequent one. */
export class SaysIndex {
  /** The situation of each line, and the weight of its telling words; lines are known by their number. */
  private readonly situations: string[] = [];
  private readonly sizes: number[] = [];
  private readonly byWord = new Map<string, number[]>();
  private readonly rarity = new Map<string, number>();
  private readonly common: ReadonlySet<string>;
  /** What each line shares with the sentence that is read just now; nothing between two sentences. */
  private readonly weights: Float64Array;
  private readonly counts: Uint8Array;

  constructor(
    frames: readonly Frame[],
    heard: readonly (readonly [string, ...string[]])[],
    common: ReadonlySet<string>,
  ) {
    this.common = common;
    const said = frames.flatMap(({ id, says }) => says.map((line) => [line, id] as const));
    const lines = [...said, ...heard].map(([line, situation = '']) => ({
      situation,
      words: this.tellingWords(line.split(/[^\p{L}\p{N}']+/u)),
    }));
    for (const { words } of lines) for (const word of words) this.rarity.set(word, (this.rarity.get(word) ?? 0) + 1);
    for (const [word, count] of this.rarity) this.rarity.set(word, Math.log(1 + lines.length / count));
    for (const { situation, words } of lines) {
      if (words.length === 0) continue;
      const line = this.situations.push(situation) - 1;
      this.sizes.push(this.weightOf(words));
      for (const word of words) {
        const before = this.byWord.get(word);
        if (before) before.push(line);
        else this.byWord.set(word, [line]);
      }
    }
    this.weights = new Float64Array(this.situations.length);
    this.counts = new Uint8Array(this.situations.length);
  }

  /** How alike (0 to 1) the best line of a situation and one of the sentences are; below a half nothing is said. */
  alike(sentences: readonly (readonly string[])[]): Map<string, number> {
    const likest = new Map<string, number>();
    for (const sentence of sentences.slice(0, MOST_SENTENCES)) {
      const words = this.tellingWords(sentence);
      if (words.length === 0 || words.length > MOST_WORDS) continue;
      const size = this.weightOf(words);
      for (const line of this.sharing(words)) {
        const weight = this.weights[line] ?? 0;
        const isOneWord = this.counts[line] === 1;
        this.weights[line] = 0;
        this.counts[line] = 0;
        const likeness = weight / (size + (this.sizes[line] ?? 0) - weight);
        // One word alone says the same as a line only when the line is that word.
        if (likeness < ALIKE || (isOneWord && likeness < WHOLE)) continue;
        const situation = this.situations[line] ?? '';
        likest.set(situation, Math.max(likest.get(situation) ?? 0, likeness));
      }
    }
    return likest;
  }

  /** The lines that share a word with these, each counted and weighed. */
  private sharing(words: readonly string[]): number[] {
    const { weights, counts } = this;
    const lines: number[] = [];
    for (const word of words) {
      const weight = this.rarity.get(word) ?? 0;
      for (const line of this.byWord.get(word) ?? []) {
        if (counts[line] === 0) lines.push(line);
        // Each number read here is there: most of the reading of a long text is done in this line.
        weights[line] = (weights[line] as number) + weight;
        counts[line] = (counts[line] as number) + 1;
      }
    }
    return lines;
  }

  private weightOf(words: readonly string[]): number {
    return words.reduce((all, word) => all + (this.rarity.get(word) ?? UNKNOWN_WORD), 0);
  }

  private tellingWords(words: readonly string[]): string[] {
    return [
      ...new Set(
        words
          .map((word) => word.toLowerCase().replaceAll("'", ''))
          .filter((word) => word !== '' && !this.common.has(word) && !A_NUMBER.test(word))
          .map(lemma),
      ),
    ];
  }
}

/** An age or an hour: "till 11" is not alike to "at 11 she still needs someone". */
const A_NUMBER = /^\d+$/;

/** A word of the text that no line has. */
const UNKNOWN_WORD = 5;
