import type { Article, Turn } from '@storylantern/library';
import { plainWords } from '../understand/plain-words.ts';
import { termsOf } from './terms.ts';

/** What a word counts that every question about the page holds anyway. */
const PAGE_WORD = 0.3;
/** A word of the page that stands in the wordings of so few of its turns tells those from the others all the same. */
const FEW_TURNS = 2;
/** Words that only make a question of a message: they tell no turn from another. */
const QUESTION_WORDS = new Set(termsOf('when where who which tried try ask'));
/** Words that every question of the page holds do not tell its turns apart, however well they fit. */
const PAGE_WORDS_ONLY = 0.6;

/** How well a message fits one wording: shared weight over the root of both weights (cosine of word sets), 0 to 1. */
function likeness(asked: readonly string[], wording: readonly string[], worth: (word: string) => number): number {
  const weigh = (words: readonly string[]) => words.reduce((sum, word) => sum + worth(word), 0);
  const shared = weigh(asked.filter((each) => wording.includes(each)));
  const like = shared === 0 ? 0 : shared / Math.sqrt(weigh(asked) * weigh(wording));
  return shared < 1 ? like * PAGE_WORDS_ONLY : like;
}

/** One word for every person: "when do we tell them" is "when do I tell him". */
const anybody = (plain: string): readonly string[] =>
  plain
    .replace(/^(?:(?:and|but|so|ok|okay|then) )+/, '')
    .replace(/\b(?:i|we|you)\b/g, 'i')
    .replace(/\b(?:he|she|they|him|her|them|it|this|that)\b/g, 'he')
    .replace(/\b(?:exactly|actually|really|usually)\b/g, '')
    .split(/[ |]+/)
    .filter(Boolean);
/** So much of two sentences of everyday words must be the same. */
const SAME = 0.8;

/** A message without any telling word fits a wording that is nearly the same sentence, word for word; 0 when it is not. */
function sameSentence(said: string, plain: string): number {
  const [one, other] = [new Set(anybody(said)), new Set(anybody(plain))];
  const shared = [...one].filter((word) => other.has(word)).length;
  const same = shared / Math.sqrt(one.size * other.size || 1);
  return shared > 1 && same >= SAME ? same : 0;
}

/** A turn that a message asks for. */
export interface FoundTurn {
  readonly turn: Turn;
  /** 0 to 1; 1 is the very wording. */
  readonly likeness: number;
}

/** The turns of a page that share a telling word with what a parent says next, the nearest first. */
export function nextTurns(article: Article, plain: string): readonly FoundTurn[] {
  const telling = (text: string) => termsOf(text).filter((word) => !QUESTION_WORDS.has(word));
  const asked = telling(plain);
  const own = new Set(termsOf(plainWords([article.title, ...article.keys].join(' '))));
  const held = article.turns.map((turn) => new Set(termsOf(plainWords(turn.asks.join(' | ')))));
  const holding = (word: string) => held.filter((words) => words.has(word)).length;
  const worth = (word: string) => (own.has(word) && holding(word) > FEW_TURNS ? PAGE_WORD : 1);
  const near = (wording: string) => {
    const said = plainWords(wording);
    if (said === plain) return 1;
    return asked.length === 0 ? sameSentence(said, plain) : likeness(asked, telling(said), worth);
  };
  return article.turns
    .map((turn) => ({ turn, likeness: Math.max(...turn.asks.map(near)) }))
    .filter((each) => each.likeness > 0)
    .toSorted((one, other) => other.likeness - one.likeness);
}

/** Words of a question that an answer must hold, when it holds them in passing. */
const HELD = 2;

/** The turns whose answers speak of at least two of a question's telling words that are not the whole page's, most first. */
export function turnHolding(article: Article, plain: string): readonly Turn[] {
  const own = new Set(termsOf(plainWords([article.title, ...article.keys].join(' '))));
  const asked = termsOf(plain).filter((word) => !own.has(word) && !QUESTION_WORDS.has(word));
  const held = (text: string) => {
    const words = new Set(termsOf(plainWords(text)));
    return asked.filter((word) => words.has(word)).length;
  };
  return article.turns
    .map((turn) => ({ turn, count: held(turn.answer) }))
    .filter(({ count }) => count >= HELD)
    .toSorted((one, other) => other.count - one.count)
    .map(({ turn }) => turn);
}
