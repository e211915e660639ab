import { ARTICLES, inPerson } from '../src/index.ts';
import { articleFaults } from './article-faults.ts';

/**
 * What is wrong with the pages of guidance: `node packages/library/test/lint-articles.ts [topic ...] [--read]`. With
 * `--read` the texts too, in each of the three persons by turns.
 */
const asked = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const read = process.argv.includes('--read');
const PERSONS = ['she', 'he', 'they'] as const;
const ids = new Map<string, number>();
const phrasings = new Map<string, string>();
let faults = 0;
ARTICLES.forEach((article, at) => {
  ids.set(article.id, (ids.get(article.id) ?? 0) + 1);
  for (const question of article.questions) {
    const other = phrasings.get(question.toLowerCase());
    if (other) console.log(`TWICE ${article.id} and ${other}: ${question}`);
    phrasings.set(question.toLowerCase(), article.id);
  }
  if (asked.length > 0 && !asked.includes(article.topic)) return;
  const found = articleFaults(article);
  faults += found.length;
  for (const fault of found) console.log(`HARD ${article.topic}/${article.id}: ${fault}`);
  if (!read) return;
  const say = (text: string) => inPerson(text, PERSONS[at % 3] ?? 'they');
  console.log(`\n== ${article.id} | ${article.title} | ${article.ages.join('-')}`);
  for (const each of article.ack) console.log(`ack ${each.when?.join('/') ?? ''}: ${say(each.text)}`);
  for (const each of article.typical) console.log(`typical ${each.from}-${each.to}: ${say(each.text)}`);
  for (const each of article.tonight) console.log(`- ${say(each)}`);
  console.log(`ask: ${say(article.ask)}\nback: ${article.back.map(say).join(' | ')}`);
  for (const turn of article.turns) console.log(`P ${turn.asks[0] ?? ''}\nL ${say(turn.answer)}`);
});
for (const [id, times] of ids) if (times > 1) console.log(`TWICE id ${id}`);
const perTopic = Object.groupBy(ARTICLES, (each) => each.topic);
const counts = Object.entries(perTopic).map(([topic, articles]) => `${topic} ${articles.length}`);
console.log(`\n${ARTICLES.length} articles, ${faults} faults. ${counts.join(', ')}`);
