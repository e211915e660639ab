import { ARTICLES } from '@storylantern/library';
import { guidanceSearch } from '../src/retrieve/guidance-search.ts';
import { readMessage } from '../src/retrieve/read-letter.ts';
import { understand } from '../src/understand/understand.ts';
import { OUT_OF_SCOPE, RETRIEVAL_QUESTIONS } from './retrieval-questions.ts';

/** How well questions find their page: `node packages/lumi/test/measure-retrieval.ts`. Prints every miss. */
const search = guidanceSearch(ARTICLES);
const known = new Set(ARTICLES.map((each) => each.id));
let first = 0;
let three = 0;
let asked = 0;
const missed: string[] = [];
for (const { asked: question, article, ageMonths } of RETRIEVAL_QUESTIONS) {
  if (!known.has(article)) continue;
  asked += 1;
  const said = understand([question], { ageMonths: ageMonths ?? null, person: null });
  const found = readMessage(search, said.plain, said.ageMonths);
  const at = found.findIndex((each) => each.article.id === article);
  if (at === 0) first += 1;
  if (at >= 0 && at < 3) three += 1;
  if (at === 0) continue;
  const shown = found.slice(0, 3).map((each) => `${each.article.id} ${each.score.toFixed(1)}`);
  missed.push(`${at < 0 ? '  -' : String(at + 1).padStart(3)} ${article}: "${question}"  ${shown.join(', ')}`);
}
console.log(missed.join('\n'));
const scores = OUT_OF_SCOPE.map((question) => {
  const [top] = readMessage(search, understand([question], { ageMonths: null, person: null }).plain, null);
  return { question, id: top?.article.id ?? '-', score: top?.score ?? 0, covered: top?.covered ?? 0 };
});
console.log('\nOut of scope');
for (const { question, id, score, covered } of scores.toSorted((a, b) => b.score - a.score).slice(0, 20)) {
  console.log(`${score.toFixed(1)} ${covered.toFixed(2)} ${id}: "${question}"`);
}
const share = (count: number) => `${((100 * count) / asked).toFixed(1)} %`;
console.log(`\n${asked} questions: first ${share(first)}, top three ${share(three)}`);
