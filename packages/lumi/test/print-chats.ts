import { ARTICLES } from '@storylantern/library';
import { EMPTY_ANSWER, type Exchange } from '../src/converse/conversation.ts';
import { momentOf } from '../src/converse/moment.ts';
import { ordinaryAnswer } from '../src/converse/ordinary-answer.ts';
import { plainText } from '../src/converse/plain-text.ts';
import { guidanceSearch } from '../src/retrieve/guidance-search.ts';
import { CONVERSATIONS } from './conversations.ts';

/** Prints conversations to be read by an editor: `node packages/lumi/test/print-chats.ts [first] [count]`. */
const search = guidanceSearch(ARTICLES);
const first = Number(process.argv[2] ?? 0);
const count = Number(process.argv[3] ?? CONVERSATIONS.length);
CONVERSATIONS.slice(first, first + count).forEach(({ habit, turns }, at) => {
  console.log(`\n===== ${first + at} ${habit}`);
  const before: Exchange[] = [];
  for (const message of turns) {
    const moment = momentOf({ before, message, child: null, country: null, seed: first + at });
    const [top, second] = search.find(moment.understanding.plain, moment.understanding.ageMonths);
    const answer = ordinaryAnswer(moment, search) ?? EMPTY_ANSWER;
    before.push({ asked: message, answer });
    const found = [top, second].map(
      (each) => `${each?.article.id} ${each?.score.toFixed(1)} ${each?.covered.toFixed(2)}`,
    );
    console.log(`\nP ${message}   [${found.join(' | ')}]\nL ${plainText(answer)}`);
  }
});
