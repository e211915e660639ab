import type { FoundArticle, GuidanceSearch } from './guidance-search.ts';
import { termsOf } from './terms.ts';

/** From this many telling words on a message is a letter: no page holds half of them, but its sentences are asked singly. */
const LETTER = 6;
/** So many clauses in a row are read together. */
const TOGETHER = 3;
const LEAST_TERMS = 2;
const MOST_FOUND = 4;

/** Finds pages for a message: a short one whole, a letter by every run of one to three clauses, each voting for pages. */
export function readMessage(search: GuidanceSearch, plain: string, ageMonths: number | null): readonly FoundArticle[] {
  const whole = search.find(plain, ageMonths);
  if (termsOf(plain).length < LETTER) return whole;
  const clauses = plain.split('|').map((each) => each.trim());
  const votes = new Map<string, { readonly best: FoundArticle; readonly weight: number }>();
  const vote = (found: FoundArticle, weight: number) => {
    const before = votes.get(found.article.id);
    const best = before && before.best.score * before.best.covered > found.score * found.covered ? before.best : found;
    votes.set(found.article.id, { best, weight: (before?.weight ?? 0) + weight });
  };
  for (const start of clauses.keys()) {
    for (let length = 1; length <= TOGETHER && start + length <= clauses.length; length += 1) {
      const run = clauses.slice(start, start + length).join(' | ');
      if (termsOf(run).length < LEAST_TERMS) continue;
      for (const found of search.find(run, ageMonths).slice(0, MOST_FOUND))
        vote(found, found.score * found.covered ** 2);
    }
  }
  for (const found of whole.slice(0, MOST_FOUND)) vote(found, found.score);
  return [...votes.values()].toSorted((one, other) => other.weight - one.weight).map((each) => each.best);
}
