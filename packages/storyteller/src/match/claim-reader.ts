import type { Frame } from '../frame.ts';
import { isWordForm } from '../words/dictionary.ts';
import { headStart, rank } from './cause-order.ts';
import { claimIndex, findClaims, type ClaimIndex, type FoundClaim } from './claim-index.ts';
import { COMMON, WHEN_IT_WAS } from './common-words.ts';
import type { Claimed } from './judge.ts';
import { SaysIndex } from './says-index.ts';
import { SPANISH, spanishForms, spanishWords } from './spanish.ts';
import { typedWords, type TypedWord } from './typed-words.ts';
import { weighClaims } from './weigh-claims.ts';
import { personForms } from './word-forms.ts';
import { WordReader } from './word-reader.ts';

/** Finds what a text claims for each situation. */
export class ClaimReader {
  readonly words: WordReader;
  private readonly index: ClaimIndex;
  /** Undefined where Spanish is not read. */
  private readonly spanish: ClaimIndex | undefined;
  private readonly says: SaysIndex;

  constructor(frames: readonly Frame[], heard: readonly (readonly [string, ...string[]])[], withSpanish: boolean) {
    this.index = claimIndex(new Map(frames.map(({ id, claims }) => [id, claims] as const)));
    const ids = new Set(frames.map(({ id }) => id));
    this.spanish = withSpanish ? claimIndex(new Map([...SPANISH].filter(([id]) => ids.has(id)))) : undefined;
    this.says = new SaysIndex(frames, heard, new Set([...COMMON, ...WHEN_IT_WAS]));
    this.words = new WordReader(this.index.vocabulary);
  }

  /** What is claimed, the likeliest first: causes before what they lead to, whole phrases before parts of them. */
  claimed(text: string, all: boolean): Claimed[] {
    const typed = typedWords(text, all);
    const found = this.found(typed);
    const weights = typed.map((each) => each.weight);
    const alike = this.says.alike(
      [...Map.groupBy(typed, (each) => each.sentence).values()].map((words) => words.map((each) => each.word)),
    );
    return weighClaims(found, weights, alike)
      .map((each) => ({ ...each, total: each.own ? each.points + headStart(each.id) : each.points }))
      .sort((a, b) => Number(b.own) - Number(a.own) || b.total - a.total || rank(a.id) - rank(b.id));
  }

  /** Whether a text is read as Spanish. */
  isSpanish(typed: readonly TypedWord[]): boolean {
    return this.inSpanish(typed.map((each) => each.word)) !== undefined;
  }

  found(typed: readonly TypedWord[]): FoundClaim[] {
    const words = typed.map((each) => each.word);
    const clauses = typed.map((each) => each.clause);
    const spanish = this.inSpanish(words);
    if (spanish && this.spanish) {
      const told = spanish.map((word, at) => ({ word, at })).filter((each) => each.word !== '');
      const forms = told.map((each) => spanishForms(each.word));
      const found = findClaims(
        this.spanish,
        forms,
        told.map(({ at }) => clauses[at] ?? 0),
      );
      return found.map((claim) => ({ ...claim, at: claim.at.map((n) => told[n]?.at ?? 0) }));
    }
    const ofPerson = personForms(words);
    const forms = this.words.formsOfAll(words).map((these, i) => {
      const more = ofPerson.get(words[i] ?? '') ?? [];
      // Two words may make one claimed word: "new born", "bed time", "a sleep".
      const both = `${words[i] ?? ''}${words[i + 1] ?? ''}`;
      const joined = both.length > 5 && this.index.vocabulary.has(both) ? [both] : [];
      return more.length + joined.length > 0 ? [...these, ...more, ...joined] : these;
    });
    return findClaims(this.index, forms, clauses);
  }

  private inSpanish(words: readonly string[]): string[] | undefined {
    return this.spanish && spanishWords(words, (word) => isWordForm(word) || this.index.vocabulary.has(word));
  }
}
