import type { FoundArticle, GuidanceSearch } from './guidance-search.ts';
import { termsOf } from './terms.ts';

/** From this many telling words on a message is a letter: no page holds half of them, but its sentences are asked singly. */
const LETTER = 6;
/** Clauses are read alone, and in pairs with the one after, of which the first and the last so many: what is asked stands there. */
const MOST_RUNS = 6;
const LEAST_TERMS = 2;
const MOST_FOUND = 4;

/** The runs of one or two clauses that tell enough to be searched. */
function runsOf(plain: string): readonly string[] {
  const clauses = plain
    .split('|')
    .map((each) => each.trim())
    .filter((each) => termsOf(each).length > 0);
  const pairs = clauses.flatMap((each, at) => [each, `${each} | ${clauses[at + 1] ?? ''}`]);
  const runs = [...new Set(pairs)].filter((each) => termsOf(each).length >= LEAST_TERMS);
  return runs.length <= 2 * MOST_RUNS ? runs : [...runs.slice(0, MOST_RUNS), ...runs.slice(-MOST_RUNS)];
}

/** Finds pages for a message: a short one whole, a letter by its clauses, each voting for pages. */
export function readMessage(search: GuidanceSearch, plain: string, ageMonths: number | null): readonly FoundArticle[] {
  if (termsOf(plain).length < LETTER) return search.find(plain, ageMonths);
  const votes = new Map<string, { readonly best: FoundArticle; readonly weight: number }>();
  const vote = (found: FoundArticle, weight: number) => {
    const before = votes.get(found.article.id);
    const best = before && before.best.score * before.best.covered > found.score * found.covered ? before.best : found;
    votes.set(found.article.id, { best, weight: (before?.weight ?? 0) + weight });
  };
  const runs = runsOf(plain);
  for (const run of runs) {
    for (const found of search.find(run, ageMonths).slice(0, MOST_FOUND)) vote(found, found.score * found.covered ** 2);
  }
  // The whole as well, while it is short enough to be about one thing.
  if (runs.length <= MOST_RUNS) {
    for (const found of search.find(plain, ageMonths).slice(0, MOST_FOUND)) vote(found, found.score);
  }
  return [...votes.values()].toSorted((one, other) => other.weight - one.weight).map((each) => each.best);
}
