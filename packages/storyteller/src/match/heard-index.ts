import type { Frame } from '../frame.ts';
import type { Fields } from './fields/field.ts';
import { LearntByMistakes, type Lesson } from './learnt-by-mistakes.ts';
import { typedWords, type TypedWord } from './typed-words.ts';
import { formsOf } from './word-forms.ts';

/** What one text counts by where it comes from: typed by parents, a claim that is enough, one that is not, a word of a field. */
const OF_TEXT = 1;
const OF_CLAIM = 0.5;
const OF_CUE = 0.5;
const OF_FIELD = 0.5;
/** A text that serves a second situation as well counts this much for it. */
const OF_SECOND = 0.5;
/** How much text of the common run each situation is thought to have besides its own; keeps rare words from deciding alone. */
const SMOOTH = 0.5;
/** What two neighbouring words weigh beside one. */
const OF_PAIR = 0.4;
const LEAST_RARE = 0.2;
/** Words of one text do not speak independently of each other: what they say is toned down. */
const TONED = 0.7;

/** Words that are everywhere. */
const EVERYWHERE = new Set(
  'a an the and or to of in on at is are was be it i we so all just am been its im hes shes were id ill do did then than there here your you could would should as by with for that this he she his her him hers they them their my our us me has have had but'.split(
    ' ',
  ),
);

/** A word or two: in how many texts they were heard, and what they count for one situation and for each other one. Most are heard in one. */
interface Part {
  texts: number;
  readonly id: number;
  count: number;
  others: Map<number, number> | undefined;
}

/** A text with the situations it means, the best first; kinds of `general` are written "general: kind". */
type Heard = readonly [text: string, ...ids: string[]];

const ofGeneral = (id: string, general: string): boolean => id === general || id.startsWith(`${general}:`);

/**
 * How likely a text means each situation, learnt from texts that parents typed: each word, and each two neighbouring words,
 * speak for the situations in whose texts they were heard more often than elsewhere (naive Bayes, rare words weighing more).
 */
export class HeardIndex {
  private readonly ids: string[] = [];
  private readonly at = new Map<string, number>();
  /** Words by number, so that two neighbours need no text of their own: learning is most of the first story's time. */
  private readonly words = new Map<string, number>();
  private readonly parts = new Map<number, Part>();
  private readonly sums: number[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly general: string;
  private readonly hearsAll: boolean;
  private readonly learnt: LearntByMistakes;
  /** Empty when all is learnt. */
  private lessons: Lesson[] = [];
  private texts = 0;
  private all = 0;

  /**
   * `outside` has texts that no situation is for, by kind; they speak for `general`. With `all` what is said not to be, and
   * what is well, is heard too.
   */
  constructor(
    frames: readonly Frame[],
    fields: Fields,
    heard: readonly Heard[],
    outside: Fields,
    general: string,
    all = false,
  ) {
    this.general = general;
    this.hearsAll = all;
    for (const { id, says, claims } of frames) {
      for (const text of says) this.learn(text, id, OF_TEXT);
      for (const text of claims.strong) this.learnPhrase(text, id, OF_CLAIM);
      for (const text of claims.cues) this.learnPhrase(text, id, OF_CUE);
    }
    for (const [id, words] of Object.entries(fields)) {
      const name = id === general ? `${general}: field` : id;
      for (const each of words.split(/\s+/)) this.learnPhrase(each.replaceAll('_', ' '), name, OF_FIELD);
    }
    for (const [text, best, ...others] of heard) {
      this.learn(text, best ?? general, OF_TEXT);
      for (const id of others) if (!ofGeneral(id, general)) this.learn(text, id, OF_SECOND);
    }
    for (const [kind, texts] of Object.entries(outside)) {
      for (const text of linesOf(texts)) this.learn(text, `${general}: ${kind}`, OF_TEXT);
    }
    this.learnt = new LearntByMistakes(this.lessons, PAIR);
    this.lessons = [];
  }

  /**
   * The likelihood (0 to 1) of each situation and of the general one, even where no word was ever heard. `forms` are all that
   * each word may stand for, slips mended.
   */
  likelihood(typed: readonly TypedWord[], forms: readonly (readonly string[])[]): Map<string, number> {
    const scores = new Float64Array(this.ids.length);
    let size = 0;
    let told = 0;
    const said = partsOf(typed, this.numbersOf(forms));
    for (const [key, weight] of said) {
      const part = this.parts.get(key);
      if (!part) continue;
      const { id: first, count, others } = part;
      const tells = Math.max(LEAST_RARE, Math.log(this.texts / part.texts)) * (key >= PAIR ? OF_PAIR : 1) * weight;
      size += tells * tells;
      told += tells;
      let all = count;
      if (others) for (const each of others.values()) all += each;
      const share = all / this.all;
      // Beside what it says of a situation in which it was never heard, which is the same for every word.
      const add = (id: number, heard: number): void => {
        scores[id] = (scores[id] ?? 0) + tells * Math.log1p(heard / (SMOOTH * share));
      };
      add(first, count);
      others?.forEach((heard, id) => add(id, heard));
    }
    this.sums.forEach((sum, id) => {
      scores[id] = (scores[id] ?? 0) + told * Math.log(SMOOTH / (sum + SMOOTH));
    });
    const scale = (Math.sqrt(size) || 1) / TONED;
    const most = scores.reduce((best, each) => Math.max(best, each), -Infinity) / scale;
    const chances = [...scores].map((each) => Math.exp(each / scale - most));
    const sum = chances.reduce((a, b) => a + b, 0);
    const likely = new Map<string, number>();
    this.ids.forEach((id, n) => {
      const name = ofGeneral(id, this.general) ? this.general : id;
      likely.set(name, (likely.get(name) ?? 0) + (chances[n] ?? 0) / sum);
    });
    return likely;
  }

  /** The same, by words that were weighed together: see `LearntByMistakes`. */
  likelihoodByMistakes(typed: readonly TypedWord[], forms: readonly (readonly string[])[]): Map<string, number> {
    const numbers = this.numbersOf(forms);
    return this.learnt.likelihood(partsOf(typed, numbers), numbers.filter((each) => each === UNHEARD).length);
  }

  private numbersOf(forms: readonly (readonly string[])[]): number[] {
    return forms.map((these) => {
      const word = bare(these);
      return EVERYWHERE.has(word) ? NO_WORD : (this.words.get(word) ?? UNHEARD);
    });
  }

  private learnPhrase(phrase: string, id: string, weight: number): void {
    const words = phrase
      .toLowerCase()
      .replaceAll("'", '')
      .split(/[\s-]+/);
    this.learnWords(
      words.map((word) => ({ word, clause: 0, sentence: 0, weight: 1 })),
      id,
      weight,
      true,
    );
  }

  private learn(text: string, id: string, weight: number): void {
    this.learnWords(typedWords(text, this.hearsAll), id, weight);
  }

  private learnWords(typed: readonly TypedWord[], id: string, weight: number, hint = false): void {
    const parts = partsOf(
      typed,
      typed.map((each) => this.numberOf(each.word)),
    );
    if (parts.size === 0) return;
    // A text that serves two situations is a lesson of the one it means.
    if (hint || weight === OF_TEXT) {
      const situation = ofGeneral(id, this.general) ? this.general : id;
      this.lessons.push({ parts: [...parts.keys()], situation, hint });
    }
    let at = this.at.get(id);
    if (at === undefined) {
      at = this.ids.push(id) - 1;
      this.at.set(id, at);
      this.sums.push(0);
    }
    // A long text says no more of its situation than a short one.
    const each = weight / Math.sqrt(parts.size);
    for (const key of parts.keys()) {
      const part = this.parts.get(key);
      if (!part) {
        this.parts.set(key, { texts: 1, id: at, count: each, others: undefined });
        continue;
      }
      part.texts++;
      if (part.id === at) part.count += each;
      else {
        part.others ??= new Map();
        part.others.set(at, (part.others.get(at) ?? 0) + each);
      }
    }
    this.sums[at] = (this.sums[at] ?? 0) + each * parts.size;
    this.all += each * parts.size;
    this.texts++;
  }

  /** The number of a word's one form, a new one where it was not heard before. */
  private numberOf(typed: string): number {
    const known = this.numbers.get(typed);
    if (known !== undefined) return known;
    const word = bare(formsOf(typed));
    let n = NO_WORD;
    if (word !== '' && !EVERYWHERE.has(word)) {
      n = this.words.get(word) ?? this.words.size + 1;
      this.words.set(word, n);
    }
    this.numbers.set(typed, n);
    return n;
  }
}

/** The lines of a text that has one for each thing heard. */
const linesOf = (texts: string): string[] =>
  texts
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const ASCII = /^[\0-\x7f]*$/;
/** One form for all forms of a word. */
const bare = (forms: readonly string[] | undefined): string => {
  const last = forms?.at(-1) ?? '';
  return ASCII.test(last) ? last : last.normalize('NFD').replaceAll(/\p{M}/gu, '');
};

/** What stands for a word that is everywhere, and for one that was never heard. */
const NO_WORD = 0;
const UNHEARD = -1;
/** The key of two neighbours is this often the first and once the second; fewer words than this are heard. */
const PAIR = 65_536;

/** Words (by number) and neighbouring words of one clause, with the weight of their sentence. */
function partsOf(typed: readonly TypedWord[], words: readonly number[]): Map<number, number> {
  const parts = new Map<number, number>();
  const add = (key: number, weight: number): void => {
    const before = parts.get(key);
    if (before === undefined || before < weight) parts.set(key, weight);
  };
  let last = UNHEARD;
  let lastClause = -1;
  let lastWeight = 0;
  typed.forEach(({ clause, weight }, n) => {
    const word = words[n] ?? NO_WORD;
    if (word === NO_WORD) return;
    if (last > 0 && word > 0 && lastClause === clause) add(last * PAIR + word, lastWeight);
    if (word > 0) add(word, weight);
    last = word;
    lastClause = clause;
    lastWeight = weight;
  });
  return parts;
}
