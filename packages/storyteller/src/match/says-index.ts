import type { Frame } from '../frame.ts';
import { lemma } from './lemma.ts';

/** The part of their telling words a line and a sentence share at least to count as alike. */
const ALIKE = 0.5;
const WHOLE = 0.95;
/** Sentences looked at, and telling words of each. */
const MOST_SENTENCES = 12;
const MOST_WORDS = 24;

interface Line {
  readonly situation: string;
  readonly words: readonly string[];
  readonly size: number;
}

/** What parents write of each situation, by their telling words; a rare word tells more than a frequent one. */
export class SaysIndex {
  private readonly byWord = new Map<string, Line[]>();
  private readonly rarity = new Map<string, number>();
  private readonly common: ReadonlySet<string>;

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
      const line: Line = { situation, words, size: this.weightOf(words) };
      for (const word of words) {
        const before = this.byWord.get(word);
        if (before) before.push(line);
        else this.byWord.set(word, [line]);
      }
    }
  }

  /** How alike (0 to 1) the best line of a situation and one of the sentences are; below a half nothing is said. */
  alike(sentences: readonly (readonly string[])[]): Map<string, number> {
    const likest = new Map<string, number>();
    for (const sentence of sentences.slice(0, MOST_SENTENCES)) {
      const words = this.tellingWords(sentence);
      if (words.length === 0 || words.length > MOST_WORDS) continue;
      const size = this.weightOf(words);
      const shared = new Map<Line, { weight: number; words: number }>();
      for (const word of words) {
        const weight = this.rarity.get(word) ?? 0;
        for (const line of this.byWord.get(word) ?? []) {
          const before = shared.get(line);
          if (before) {
            before.weight += weight;
            before.words += 1;
          } else shared.set(line, { weight, words: 1 });
        }
      }
      for (const [line, same] of shared) {
        const likeness = same.weight / (size + line.size - same.weight);
        // One word alone says the same as a line only when the line is that word.
        if (likeness < ALIKE || (same.words === 1 && likeness < WHOLE)) continue;
        likest.set(line.situation, Math.max(likest.get(line.situation) ?? 0, likeness));
      }
    }
    return likest;
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
