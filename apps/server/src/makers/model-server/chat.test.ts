import { expect, it } from 'vitest';
import { openChat } from './chat.ts';
import type { ServerFetch } from './server-fetch.ts';
import { withoutThoughts } from './without-thoughts.ts';

const config = {
  baseUrl: 'http://127.0.0.1:1/v1',
  apiKey: undefined,
  model: 'writer-1',
  onThisMachine: true,
  sendsNames: true,
  callsAtOnce: 1,
  callsPerDay: 10,
  seconds: 5,
};
const words = { system: 'You write.', turns: ['Write.'], mostTokens: 100 } as const;
const piece = (content: string) => `data: ${JSON.stringify({ id: '1', choices: [{ delta: { content } }] })}\n\n`;

/** A server whose answer goes on as long as somebody listens; `heard` says how often it was asked for more. */
function endless(content: string): { readonly fetch: ServerFetch; readonly heard: () => number; ended: boolean } {
  let heard = 0;
  const server = {
    ended: false,
    heard: () => heard,
    fetch: async () =>
      new Response(
        new ReadableStream({
          pull(controller) {
            heard += 1;
            controller.enqueue(new TextEncoder().encode(piece(content)));
          },
          cancel() {
            server.ended = true;
          },
        }),
        { headers: { 'content-type': 'text/event-stream' } },
      ),
  };
  return server;
}

it('an answer that never ends is given up, and the server is told', async () => {
  const server = endless('and then '.repeat(5_000));
  const chat = await openChat(config, server.fetch);
  const told: string[] = [];
  const answer = chat.streamed(words, AbortSignal.timeout(5_000), (each) => told.push(each));
  await expect(answer).rejects.toMatchObject({ kind: 'unreadable' });
  expect(told.join('').length).toBeLessThan(400_001);
  await expect.poll(() => server.ended).toBe(true);
  expect(server.heard()).toBeLessThan(100);
});

it.each([
  ['<think>', 'It glows', '</think>', 'Good night.'],
  ['  <thin', 'king>{"a": 1}</thi', 'nking>\n', 'Good', ' night.'],
  ['Good', ' night.'],
])('thoughts in front of an answer are not passed on, wherever they are cut (%s%s)', (...pieces) => {
  const passed: string[] = [];
  const thoughts = withoutThoughts((each) => passed.push(each));
  pieces.forEach(thoughts.hear);
  thoughts.end();
  expect(passed.join('').trim()).toBe('Good night.');
});

it('thoughts that never end are no answer', () => {
  const passed: string[] = [];
  const thoughts = withoutThoughts((each) => passed.push(each));
  ['<think>', 'a', 'b', '</thin'].forEach(thoughts.hear);
  thoughts.end();
  expect(passed).toEqual([]);
});
