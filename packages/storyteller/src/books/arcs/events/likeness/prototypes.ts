import { lemma } from '../../../../match/lemma.ts';
import { remembered } from '../../../../words/remembered.ts';
import { contentWords, isAboutWho, NOT } from './content-words.ts';

/** Something that is told of by examples: an event, and wordings of themes that ask for it. */
export interface ToldOf {
  readonly id: string;
  readonly wordings: readonly string[];
  readonly nearMisses: readonly string[];
}

/** How like a theme is to the examples of one event, from 0 to 1. */
export interface Likeness {
  readonly id: string;
  readonly score: number;
}

type Words = ReadonlyMap<string, number>;

/** One wording of an event. */
interface Line {
  readonly id: string;
}

/**
 * A nearest-prototype classifier (Rocchio; Manning, Raghavan & Schütze 2008, section 14.2) over words and pairs of words
 * weighed by how few events use them (inverse document frequency). The square root of the summed weights keeps one word
 * that all examples share from being all that counts.
 */
export class Prototypes {
  readonly #toldOf: ReadonlyMap<string, ToldOf>;
  readonly #weight = new Map<string, number>();
  readonly #unknown: number;
  /** For each word the events that use it, and how much it is theirs. */
  readonly #events = new Map<string, { readonly id: string; readonly by: number }[]>();
  readonly #vocabulary = new Map<string, ReadonlySet<string>>();
  /** For each event that was asked for, in how many of its wordings a word stands. */
  readonly #counts = new Map<string, Map<string, number>>();
  /** For each word the wordings that use it, and how much of the wording it is. */
  readonly #lines = new Map<string, { readonly line: Line; readonly by: number }[]>();

  constructor(all: readonly ToldOf[]) {
    this.#toldOf = new Map(all.map((each) => [each.id, each]));
    const said = all.map(({ id, wordings }) => ({ id, lines: wordings.map((line) => contentWords(line, asWritten)) }));
    const users = new Map<string, number>();
    for (const { id, lines } of said) {
      const words = new Set(lines.flatMap((line) => [...line.keys()]));
      this.#vocabulary.set(id, words);
      for (const word of words) users.set(word, (users.get(word) ?? 0) + 1);
    }
    for (const [word, count] of users) this.#weight.set(word, Math.log((all.length + 1) / count));
    this.#unknown = Math.log(all.length + 1) * OF_UNKNOWN;
    for (const { id, lines } of said) {
      const sum = new Map<string, number>();
      for (const line of lines) {
        const { parts, length } = this.#weighed(line);
        const wording = { id };
        for (const [word, by] of parts) {
          sum.set(word, (sum.get(word) ?? 0) + by / length);
          const lines = this.#lines.get(word) ?? [];
          if (lines.length === 0) this.#lines.set(word, lines);
          lines.push({ line: wording, by: by / length });
        }
      }
      const length = Math.sqrt([...sum.values()].reduce((all, by) => all + by, 0));
      for (const [word, by] of sum) {
        const events = this.#events.get(word) ?? [];
        if (events.length === 0) this.#events.set(word, events);
        events.push({ id, by: Math.sqrt(by) / length });
      }
    }
  }

  /** The events a text is like by more than who is in it, the likest first. Telling one book asks for it several times. */
  readonly ranked: (text: string) => readonly Likeness[] = remembered(MOST_LATELY, (text) => {
    const { parts, length } = this.#weighed(contentWords(text));
    const scores = new Map<string, number>();
    const alike = new Set<string>();
    for (const [word, by] of parts) {
      for (const { id, by: theirs } of this.#events.get(word) ?? []) {
        scores.set(id, (scores.get(id) ?? 0) + (by * theirs) / length);
        if (!isAboutWho(word)) alike.add(id);
      }
    }
    return [...scores]
      .filter(([id]) => alike.has(id))
      .map(([id, score]) => ({ id, score }))
      .sort((one, other) => other.score - one.score);
  });

  /** The event that has the nearest wording to a text, with the cosine of the two; null when two events have one as near. */
  readonly nearest: (text: string) => Likeness | null = remembered(MOST_LATELY, (text) => {
    const { parts, length } = this.#weighed(contentWords(text));
    const near = new Map<Line, number>();
    for (const [word, by] of parts) {
      for (const { line, by: theirs } of this.#lines.get(word) ?? []) {
        near.set(line, (near.get(line) ?? 0) + (by * theirs) / length);
      }
    }
    const most = Math.max(0, ...near.values());
    const ids = new Set([...near].filter(([, score]) => score > most - SAME).map(([{ id }]) => id));
    const [id] = ids;
    return id !== undefined && ids.size === 1 ? { id, score: most } : null;
  });

  /** Whether a text is nearer to a theme that only shares words with an event than to any wording of it. */
  isNearMiss(id: string, text: string): boolean {
    const toldOf = this.#toldOf.get(id);
    const words = contentWords(text);
    const nearest = (lines: readonly string[] = []): number =>
      Math.max(0, ...lines.map((line) => this.#cosine(words, contentWords(line, asWritten))));
    const miss = nearest(toldOf?.nearMisses);
    return miss >= NEAR && miss > nearest(toldOf?.wordings);
  }

  /** Whether an event's wordings use all of a few words; a "not" is in too many of them to mean anything. */
  uses(id: string, text: string): boolean {
    const vocabulary = this.#vocabulary.get(id);
    const words = [...contentWords(text).keys()].filter((each) => !each.includes(' ') && each !== NOT);
    return words.length > 0 && words.every((each) => vocabulary?.has(each) === true);
  }

  /** In how many of its wordings an event uses a word in its own form, a being by the form it is typed in. */
  usesOf(id: string, form: string): number {
    let counts = this.#counts.get(id);
    if (!counts) {
      counts = new Map();
      for (const line of this.#toldOf.get(id)?.wordings ?? [])
        for (const word of new Set((line.toLowerCase().match(/\p{L}+/gu) ?? []).map((each) => lemma(each))))
          counts.set(word, (counts.get(word) ?? 0) + 1);
      this.#counts.set(id, counts);
    }
    return counts.get(form) ?? 0;
  }

  #weighed(words: Words): { readonly parts: readonly (readonly [string, number])[]; readonly length: number } {
    const parts = [...words].map(
      ([word, worth]) => [word, worth * (this.#weight.get(word) ?? (isAboutWho(word) ? 0 : this.#unknown))] as const,
    );
    return { parts, length: Math.sqrt(parts.reduce((all, [, by]) => all + by * by, 0)) || 1 };
  }

  #cosine(one: Words, other: Words): number {
    const [first, second] = [this.#weighed(one), this.#weighed(other)];
    const theirs = new Map(second.parts);
    const both = first.parts.reduce((all, [word, by]) => all + by * (theirs.get(word) ?? 0), 0);
    return both / (first.length * second.length);
  }
}

/** What a word weighs that no wording has, against one that only one event has. */
const OF_UNKNOWN = 0.8;
/** From this cosine on a theme is taken for one that was set down as a near miss. */
const NEAR = 0.6;
/** Scores that are nearer to each other than this are the same. */
const SAME = 0.01;
const MOST_LATELY = 16;
const asWritten = (word: string): string => word;
