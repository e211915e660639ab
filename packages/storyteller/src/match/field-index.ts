import type { Frame } from '../frame.ts';
import type { Fields } from './fields/field.ts';
import { lemma } from './lemma.ts';

/**
 * How strongly a word belongs to a situation by where it stands: named in its field, in a claim that is enough or one that
 * is not, in a line that parents write (again and again, up to a limit), or only as a part of a phrase.
 */
const OF_FIELD = 2;
const OF_CLAIM = 2;
const OF_CUE = 1;
const OF_LINE = 1;
const OF_LINES = 2.5;
const OF_PART = 0.5;
const OF_PARTS = 1;
const OF_PHRASE = 3;
const OF_SCENE = 0.4;
/** A word heard once or twice in all tells less than one that is heard often and always of one situation. */
const SELDOM = 2;
/** A word of many situations tells little of each: its points go with this power of the share it has in one. */
const SHARED = 0.4;
/** How many other words may stand between and around the words of a phrase. */
const AROUND = 3;

/** Words that tell when: no situation explains them, and none has to. */
const WHEN = new Set(
  'today tomorrow tonight yesterday soon next last old hours minutes days week weeks month months year years yr yrs weekend weekends monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays january february march april june july august september october november december'.split(
    ' ',
  ),
);

const OF_NONE: ReadonlyMap<string, number> = new Map();

interface Phrase {
  readonly words: readonly string[];
  readonly of: Map<string, number>;
}

/** How much the words of a text belong to the field of each situation: what stands around it in a family's days. */
export class FieldIndex {
  private readonly words = new Map<string, Map<string, number>>();
  /** Phrases by the one of their words that fewest phrases have. */
  private readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  private readonly common: ReadonlySet<string>;
  private readonly shares = new WeakMap<ReadonlyMap<string, number>, readonly (readonly [string, number])[]>();

  constructor(frames: readonly Frame[], fields: Fields, scenes: Fields, common: ReadonlySet<string>) {
    this.common = common;
    const phrases = new Map<string, Phrase>();
    const add = (id: string, text: string, alone: number): void => {
      const words = this.telling(text.split(/[^\p{L}\p{N}']+/u));
      if (words.length === 0) return;
      if (words.length === 1) return this.addWord(id, words[0] ?? '', alone, alone);
      for (const word of words) this.addWord(id, word, OF_PART, OF_PARTS);
      if (words.length === 2) this.addWord(id, lemma(plain(text).replace(/[^\p{L}\p{N}]/gu, '')), OF_PHRASE, OF_PHRASE);
      const key = [...words].sort().join(' ');
      const phrase = phrases.get(key) ?? { words, of: new Map<string, number>() };
      phrase.of.set(id, Math.max(phrase.of.get(id) ?? 0, alone === OF_CUE ? OF_CUE : OF_PHRASE));
      phrases.set(key, phrase);
    };
    for (const { id, says, claims } of frames) {
      for (const line of says) {
        for (const word of this.telling(line.split(/[^\p{L}\p{N}']+/u))) this.addWord(id, word, OF_LINE, OF_LINES);
      }
      for (const each of claims.strong) add(id, each, OF_CLAIM);
      for (const each of claims.cues) add(id, each, OF_CUE);
    }
    for (const [id, words] of Object.entries(fields)) {
      for (const each of words.split(/\s+/)) add(id, each.replaceAll('_', ' '), OF_FIELD);
    }
    for (const [id, lines] of Object.entries(scenes)) {
      for (const line of lines.split('\n')) {
        for (const word of this.telling(line.split(/[^\p{L}\p{N}']+/u))) this.addWord(id, word, OF_SCENE, OF_LINES);
      }
    }
    const used = new Map<string, number>();
    for (const { words } of phrases.values()) for (const word of words) used.set(word, (used.get(word) ?? 0) + 1);
    this.phrases = Map.groupBy(phrases.values(), ({ words }) =>
      words.reduce((rarest, each) => ((used.get(each) ?? 0) < (used.get(rarest) ?? 0) ? each : rarest)),
    );
  }

  /** Whether a word, in the form it is looked up by, belongs to any situation. */
  knows(word: string): boolean {
    return this.words.has(word);
  }

  /** Every word that belongs to a situation. */
  get vocabulary(): Iterable<string> {
    return this.words.keys();
  }

  /**
   * Points of each situation for a text, whose words come with all forms they may stand for, the clause they stand in and
   * how much their sentence says about what is hard. A word or a phrase counts once.
   */
  points(
    forms: readonly (readonly string[])[],
    clauses: readonly number[],
    weights: readonly number[],
  ): Map<string, number> {
    const content = forms.flatMap((these, at) => {
      const [typed] = these;
      if (typed === undefined || this.common.has(typed)) return [];
      const word = this.known(these);
      return word === undefined ? [] : [{ word, at, clause: clauses[at] ?? 0, weight: weights[at] ?? 1 }];
    });
    const points = new Map<string, number>();
    const give = (of: ReadonlyMap<string, number>, weight: number): void => {
      for (const [id, share] of this.sharesOf(of)) points.set(id, (points.get(id) ?? 0) + weight * share);
    };
    const heaviest = new Map<string, number>();
    for (const { word, weight } of content) heaviest.set(word, Math.max(heaviest.get(word) ?? 0, weight));
    for (const [word, weight] of heaviest) give(this.words.get(word) ?? OF_NONE, weight);
    const given = new Set<Phrase>();
    content.forEach(({ word, clause, weight }, i) => {
      for (const phrase of this.phrases.get(word) ?? []) {
        if (given.has(phrase) || !phrase.words.every((part) => heaviest.has(part))) continue;
        const reach = phrase.words.length + AROUND;
        const near = content.slice(Math.max(0, i - reach), i + reach).filter((each) => each.clause === clause);
        if (!phrase.words.every((part) => near.some((each) => each.word === part))) continue;
        given.add(phrase);
        give(phrase.of, weight);
      }
    });
    return points;
  }

  /**
   * The share (0 to 1) of the telling words of a text, with all forms they may stand for, that say nothing of a situation.
   * The words are looked up once for all situations: a text may be long.
   */
  unexplained(forms: readonly (readonly string[])[]): (id: string) => number {
    const telling = forms
      .filter(([typed]) => typed !== undefined && !this.common.has(typed) && !WHEN.has(typed))
      .map((these) => this.words.get(this.known(these) ?? ''));
    const explained = new Map<string, number>();
    for (const of of telling) for (const id of of?.keys() ?? []) explained.set(id, (explained.get(id) ?? 0) + 1);
    return (id) => (telling.length === 0 ? 0 : 1 - (explained.get(id) ?? 0) / telling.length);
  }

  /** How much of a word or a phrase is each situation's, worked out once. */
  private sharesOf(of: ReadonlyMap<string, number>): readonly (readonly [string, number])[] {
    const known = this.shares.get(of);
    if (known) return known;
    let all = 0;
    for (const n of of.values()) all += n;
    const shares = [...of].map(([id, n]) => [id, Math.min(n, 1) * (n / (all + SELDOM)) ** SHARED] as const);
    this.shares.set(of, shares);
    return shares;
  }

  /** The first form of a word that belongs to any situation. */
  private known(forms: readonly string[]): string | undefined {
    return forms.map((each) => lemma(plain(each))).find((each) => this.knows(each));
  }

  private addWord(id: string, word: string, n: number, most: number): void {
    if (word === '') return;
    const of = this.words.get(word) ?? new Map<string, number>();
    const before = of.get(id) ?? 0;
    of.set(id, Math.max(before, Math.min(most, before + n)));
    this.words.set(word, of);
  }

  private telling(words: readonly string[]): string[] {
    const kept = words.map(plain).filter((word) => word !== '' && !this.common.has(word));
    return [...new Set(kept.map(lemma))];
  }
}

const ASCII = /^[\0-\x7f]*$/;
const plain = (word: string): string => {
  const small = word.toLowerCase().replaceAll("'", '');
  return ASCII.test(small) ? small : small.normalize('NFD').replace(/\p{M}/gu, '');
};
