import { type Article } from '@storylantern/library';
import MiniSearch from 'minisearch';
import { plainWords } from '../understand/plain-words.ts';
import { term, termsOf } from './terms.ts';

/** A page of guidance with how well it fits: about 0 to 20, comparable between questions. */
export interface FoundArticle {
  readonly article: Article;
  readonly score: number;
  /** Telling words of the question that the page holds, of all of them: 0 to 1. */
  readonly covered: number;
  /** Whether the page's title holds a telling word of the question. */
  readonly titled: boolean;
}

export interface GuidanceSearch {
  /** Pages that fit, best first. `plain` is a question in plain words; pages for other ages count less. */
  find(plain: string, ageMonths: number | null): readonly FoundArticle[];
}

/** A document of the index: one wording of one page, or the words that mean the page. */
interface Wording {
  readonly id: string;
  readonly article: string;
  readonly question: string;
  readonly keys: string;
  readonly title: string;
}

const BOOST = { question: 2, keys: 3, title: 2 };
/** Beside its best wording a page gets this share of its keys' score. */
const KEYS_SHARE = 0.6;
/** Months outside a page's ages, and what its score is worth then. */
const FAR = { months: 12, worth: 0.45 };
const NEAR = { months: 3, worth: 0.8 };
const MOST = 12;
/** Words that begin alike are taken for one: "constipated", "constipation". */
const WORD_START = 6;

const worthAt = (article: Article, ageMonths: number | null): number => {
  if (ageMonths === null) return 1;
  const outside = Math.max(article.ages[0] - ageMonths, ageMonths - article.ages[1], 0);
  return outside > FAR.months ? FAR.worth : outside > NEAR.months ? NEAR.worth : 1;
};

/** Builds the search over pages of guidance: tens of milliseconds, once. */
export function guidanceSearch(articles: readonly Article[]): GuidanceSearch {
  const byId = new Map(articles.map((each) => [each.id, each]));
  const held = new Map(articles.map((each) => [each.id, new Set(termsOf(plainWords(everyWord(each))))]));
  const titles = new Map(
    articles.map((each) => [
      each.id,
      new Set(termsOf(plainWords(each.title)).map((word) => word.slice(0, WORD_START))),
    ]),
  );
  const index = new MiniSearch<Wording>({
    fields: ['question', 'keys', 'title'],
    storeFields: ['article'],
    processTerm: term,
    searchOptions: {
      boost: BOOST,
      prefix: (word) => word.length > 4,
      fuzzy: (word) => (word.length > 5 ? 0.2 : false),
      combineWith: 'OR',
    },
  });
  for (const { id, questions, keys, title } of articles) {
    index.addAll(
      questions.map((question, at) => ({
        id: `${id} ${at}`,
        article: id,
        question: plainWords(question),
        keys: '',
        title: '',
      })),
    );
    index.add({ id, article: id, question: '', keys: plainWords(keys.join(' ')), title: plainWords(title) });
  }
  return {
    find(plain, ageMonths) {
      const asked = termsOf(plain);
      if (asked.length === 0) return [];
      const best = new Map<string, { wording: number; keys: number }>();
      for (const hit of index.search(plain)) {
        const article = String(hit['article']);
        const kept = best.get(article) ?? { wording: 0, keys: 0 };
        const part = hit.id === article ? 'keys' : 'wording';
        best.set(article, { ...kept, [part]: Math.max(kept[part], hit.score) });
      }
      return [...best]
        .flatMap(([id, { wording, keys }]): FoundArticle[] => {
          const article = byId.get(id);
          if (!article) return [];
          const words = held.get(id);
          const covered = asked.filter((each) => words?.has(each)).length / asked.length;
          const score = ((wording + KEYS_SHARE * keys) / Math.sqrt(asked.length)) * worthAt(article, ageMonths);
          const titled = asked.some((each) => titles.get(id)?.has(each.slice(0, WORD_START)));
          return [{ article, score, covered, titled }];
        })
        .toSorted((one, other) => other.score - one.score)
        .slice(0, MOST);
    },
  };
}

const everyWord = (article: Article): string => [...article.questions, ...article.keys, article.title].join(' ');
