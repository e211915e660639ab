import type { LumiThread } from '@storylantern/contract';
import { ARTICLES } from '@storylantern/library';
import { openHouse } from '../e2e/house.ts';
import { percentile, type Figure } from './figures.ts';

/** Questions of one conversation; then a new one is begun. */
const A_TALK = 5;
const ANSWER_MS = 150;

async function call<Answer>(address: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** What a parent waits for when they ask Lumi something, on the real server: a question of every page of guidance. */
export async function measureLumi(): Promise<readonly Figure[]> {
  const house = await openHouse();
  try {
    const times: number[] = [];
    let thread = '';
    let first = 0;
    const opened = performance.now();
    for (const [at, { questions }] of ARTICLES.entries()) {
      if (at % A_TALK === 0) ({ threadId: thread } = await call<LumiThread>(house.address, '/api/lumi/threads'));
      const start = performance.now();
      await call(house.address, '/api/lumi/messages', { threadId: thread, message: questions[at % questions.length] });
      // The first answer waits for the thread that was started with the chat; it is told apart from the others.
      if (at === 0) first = performance.now() - start;
      else times.push(performance.now() - start);
    }
    const seconds = (performance.now() - opened) / 1_000;
    return [
      { name: 'Answer of Lumi, p50', value: percentile(times, 0.5), unit: 'ms' },
      { name: 'Answer of Lumi, p99', value: percentile(times, 0.99), unit: 'ms', bar: { atMost: ANSWER_MS } },
      { name: 'First answer, asked as soon as the chat is open', value: first, unit: 'ms' },
      { name: 'Answers', value: times.length, unit: '' },
      { name: 'All of them with their conversations', value: seconds, unit: 's' },
    ];
  } finally {
    await house.close();
  }
}
