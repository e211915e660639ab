import { inPerson, type Article } from '@storylantern/library';
import MiniSearch from 'minisearch';
import { plainWords } from '../understand/plain-words.ts';
import { mayBeFound } from './own-words.ts';
import { withoutSayings } from './sayings.ts';
import { term, termsOf } from './terms.ts';
import { typicalAt } from './typical-at.ts';

/** A page of guidance with how well it fits; scores can be compared between questions. */
export interface FoundArticle {
  readonly article: Article;
  readonly score: number;
  /** Telling words of the question that the page holds, of all of them: 0 to 1. */
  readonly covered: number;
  /** Whether the page's title holds a telling word of the question, or one of its keys is that word alone. */
  readonly titled: boolean;
}

export interface GuidanceSearch {
  /** Pages that fit, best first. `plain` is a question in plain words; pages for other ages count less. */
  find(plain: string, ageMonths: number | null): readonly FoundArticle[];
}

/** A page as one document: rare words are rare among pages, however often one page says them. */
interface Page {
  readonly id: string;
  readonly questions: string;
  readonly keys: string;
  readonly title: string;
  readonly turns: string;
  readonly body: string;
}
/** One wording of a page: a question that is put the same way finds it by that alone. */
interface Wording {
  readonly id: string;
  readonly article: string;
  readonly question: string;
}

/** Found by trying 376 questions of another writer: test/measure-retrieval.ts. */
const BOOST = { questions: 1, keys: 3, title: 2.5, turns: 0.5, body: 0.2 };
const WORDING_SHARE = 2.5;
/** What a wording is worth more when it puts the same words in the same order, small words too: "into our bed". */
const IN_ORDER = 2;
/** Months outside a page's ages, and what its score is worth then. */
const FAR = { months: 12, worth: 0.45 };
const NEAR = { months: 3, worth: 0.8 };
const MOST = 12;
/** Words that begin alike are taken for one: "constipated", "constipation". */
const WORD_START = 6;
/** A question about nothing but an age finds the page of that age before any other. */
const BY_AGE = 1_000;

const SEARCH = {
  prefix: (word: string) => word.length > 4,
  fuzzy: (word: string) => (word.length > 5 ? 0.2 : false),
  combineWith: 'OR',
} as const;

const worthAt = (article: Article, ageMonths: number | null): number => {
  if (ageMonths === null) return 1;
  const outside = Math.max(article.ages[0] - ageMonths, ageMonths - article.ages[1], 0);
  return outside > FAR.months ? FAR.worth : outside > NEAR.months ? NEAR.worth : 1;
};

const pageOf = (article: Article): Page => ({
  id: article.id,
  questions: plainWords(article.questions.join(' | ')),
  keys: plainWords(article.keys.join(' | ')),
  title: plainWords(article.title),
  turns: plainWords(article.turns.flatMap((turn) => turn.asks).join(' | ')),
  body: plainWords(
    inPerson(
      [
        ...article.ack.map((each) => each.text),
        ...article.typical.map((each) => each.text),
        ...article.tonight,
        article.ask,
        ...article.turns.map((turn) => turn.answer),
      ].join(' '),
      'they',
    ),
  ),
});

/** Builds the search over pages of guidance: a tenth of a second, once. */
export function guidanceSearch(articles: readonly Article[]): GuidanceSearch {
  const byId = new Map(articles.map((each) => [each.id, each]));
  const held = new Map(articles.map((each) => [each.id, new Set(termsOf(plainWords(everyWord(each))))]));
  const starts = (text: string) => new Set(termsOf(plainWords(text)).map((word) => word.slice(0, WORD_START)));
  const named = ({ title, keys }: Article) =>
    new Set([...starts(title), ...keys.filter((key) => !key.includes(' ')).flatMap((key) => [...starts(key)])]);
  const titles = new Map(articles.map((each) => [each.id, named(each)]));
  const pages = new MiniSearch<Page>({
    fields: ['questions', 'keys', 'title', 'turns', 'body'],
    processTerm: term,
    searchOptions: { ...SEARCH, boost: BOOST },
  });
  pages.addAll(articles.map(pageOf));
  const wordings = new MiniSearch<Wording>({
    fields: ['question'],
    storeFields: ['article'],
    processTerm: term,
    searchOptions: SEARCH,
  });
  const ordered = new Map<string, ReadonlySet<string>>();
  for (const { id, questions } of articles) {
    for (const [at, question] of questions.entries()) ordered.set(`${id} ${at}`, wordPairs(plainWords(question)));
    wordings.addAll(
      questions.map((question, at) => ({ id: `${id} ${at}`, article: id, question: plainWords(question) })),
    );
  }
  const scored = (plain: string): ReadonlyMap<string, number> => {
    const nearest = new Map<string, number>();
    const pairs = wordPairs(plain);
    for (const hit of wordings.search(plain)) {
      const article = String(hit['article']);
      const score = hit.score * (1 + IN_ORDER * alike(pairs, ordered.get(String(hit.id))));
      nearest.set(article, Math.max(nearest.get(article) ?? 0, score));
    }
    return new Map(
      pages.search(plain).map((hit) => {
        const id = String(hit.id);
        return [id, hit.score + WORDING_SHARE * (nearest.get(id) ?? 0)];
      }),
    );
  };
  return {
    find(said, ageMonths) {
      const plain = withoutSayings(said);
      const asked = termsOf(plain);
      const ofAge = typicalAt(plain, ageMonths, articles);
      if (asked.length === 0 && !ofAge) return [];
      const found = [...scored(plain)].flatMap(([id, score]): FoundArticle[] => {
        const article = byId.get(id);
        if (!article || article === ofAge || !mayBeFound(article, said)) return [];
        const words = held.get(id);
        return [
          {
            article,
            score: (score / Math.max(1, asked.length)) * worthAt(article, ageMonths),
            covered: asked.filter((each) => words?.has(each)).length / Math.max(1, asked.length),
            titled: asked.some((each) => titles.get(id)?.has(each.slice(0, WORD_START))),
          },
        ];
      });
      const first = ofAge ? [{ article: ofAge, score: BY_AGE, covered: 1, titled: true }] : [];
      return [...first, ...found.toSorted((one, other) => other.score - one.score)].slice(0, MOST);
    },
  };
}

const everyWord = (article: Article): string =>
  [...article.questions, ...article.keys, article.title, ...article.turns.flatMap((turn) => turn.asks)].join(' ');

/** Every two words that follow one another. */
const wordPairs = (plain: string): ReadonlySet<string> => {
  const words = plain.split(/[ |]+/).filter(Boolean);
  return new Set(words.slice(1).map((word, at) => `${words[at] ?? ''} ${word}`));
};

/** How much of the smaller of two sets the other holds too: 0 to 1. */
function alike(one: ReadonlySet<string>, other: ReadonlySet<string> | undefined): number {
  if (!other || one.size === 0 || other.size === 0) return 0;
  let both = 0;
  for (const each of one) if (other.has(each)) both++;
  return (2 * both) / (one.size + other.size);
}
