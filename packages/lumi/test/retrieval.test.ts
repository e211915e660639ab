import { ARTICLES } from '@storylantern/library';
import { expect, it } from 'vitest';
import { guidanceSearch } from '../src/retrieve/guidance-search.ts';
import { readMessage } from '../src/retrieve/read-letter.ts';
import { understand } from '../src/understand/understand.ts';
import { OUT_OF_SCOPE, RETRIEVAL_QUESTIONS } from './retrieval-questions.ts';

const search = guidanceSearch(ARTICLES);
const found = RETRIEVAL_QUESTIONS.map(({ asked, article, ageMonths }) => {
  const { plain, ageMonths: age } = understand([asked], { ageMonths: ageMonths ?? null, person: null });
  return readMessage(search, plain, age).findIndex((each) => each.article.id === article);
});
const share = (most: number) => found.filter((at) => at >= 0 && at < most).length / found.length;

it('there are at least 200 questions, and every one has a page that exists', () => {
  expect(RETRIEVAL_QUESTIONS.length).toBeGreaterThanOrEqual(200);
  const known = new Set(ARTICLES.map((each) => each.id));
  expect(RETRIEVAL_QUESTIONS.filter((each) => !known.has(each.article))).toEqual([]);
});

it('the right page is first for at least 85 of 100 questions, and among the first three for 95', () => {
  expect(share(1)).toBeGreaterThanOrEqual(0.85);
  expect(share(3)).toBeGreaterThanOrEqual(0.95);
});

it('what no page answers is rarely covered by one', () => {
  const covered = OUT_OF_SCOPE.filter((asked) => {
    const [top] = readMessage(search, understand([asked], { ageMonths: null, person: null }).plain, null);
    return top !== undefined && top.score >= 33 && top.covered >= 0.5;
  });
  expect(covered.length / OUT_OF_SCOPE.length).toBeLessThanOrEqual(0.25);
});
