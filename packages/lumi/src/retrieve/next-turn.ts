import type { Article, Turn } from '@storylantern/library';
import { plainWords } from '../understand/plain-words.ts';
import { termsOf } from './terms.ts';

/** What a word counts that every question about the page holds anyway. */
const PAGE_WORD = 0.3;
/** Words that every question of the page holds do not tell its turns apart, however well they fit. */
const PAGE_WORDS_ONLY = 0.6;

/** How well a message fits one wording: shared weight over the root of both weights (cosine of word sets), 0 to 1. */
function likeness(asked: readonly string[], wording: readonly string[], worth: (word: string) => number): number {
  const weigh = (words: readonly string[]) => words.reduce((sum, word) => sum + worth(word), 0);
  const shared = weigh(asked.filter((each) => wording.includes(each)));
  const like = shared === 0 ? 0 : shared / Math.sqrt(weigh(asked) * weigh(wording));
  return shared < 1 ? like * PAGE_WORDS_ONLY : like;
}

/** A turn that a message asks for. */
export interface FoundTurn {
  readonly turn: Turn;
  /** 0 to 1; 1 is the very wording. */
  readonly likeness: number;
}

/** The turns of a page that share a telling word with what a parent says next, the nearest first. */
export function nextTurns(article: Article, plain: string): readonly FoundTurn[] {
  const asked = termsOf(plain);
  const own = new Set(termsOf(plainWords([article.title, ...article.keys].join(' '))));
  const worth = (word: string) => (own.has(word) ? PAGE_WORD : 1);
  const near = (wording: string) => {
    const said = plainWords(wording);
    return said === plain ? 1 : likeness(asked, termsOf(said), worth);
  };
  return article.turns
    .map((turn) => ({ turn, likeness: Math.max(...turn.asks.map(near)) }))
    .filter((each) => each.likeness > 0)
    .toSorted((one, other) => other.likeness - one.likeness);
}
