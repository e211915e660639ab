import type { Exchange } from '../src/converse/conversation.ts';
import { createLumi } from '../src/converse/lumi.ts';
import { plainText } from '../src/converse/plain-text.ts';
import { LABELLED } from './labelled-conversations.ts';

/** Prints conversations to be read by an editor: `node packages/lumi/test/print-chats.ts [first] [count]`. */
const lumi = createLumi();
const first = Number(process.argv[2] ?? 0);
const count = Number(process.argv[3] ?? LABELLED.length);
LABELLED.slice(first, first + count).forEach(({ habit, turns }, at) => {
  console.log(`\n===== ${first + at} ${habit}`);
  const before: Exchange[] = [];
  for (const [message] of turns) {
    const answer = lumi.answer({ before, message, child: null, country: null, seed: String(first + at) });
    before.push({ asked: message, answer });
    const text = plainText(answer);
    const page = answer.guidance[0]?.id ?? '-';
    console.log(`\nP ${message}   [${answer.tier} ${page} ${text.split(/\s+/).length} words]\nL ${text}`);
  }
});
