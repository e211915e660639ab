import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ModelServerFault } from '../src/makers/model-server/fault.ts';
import type { OpenModels } from '../src/makers/model-server/open-models.ts';
import { openFakeModels, type FakeModels } from './support/open-fake-models.ts';

/** A server whose answers do not end: 50 MB of each kind, as fast as they are read. */

const MEGABYTE = 1024 * 1024;
const ALL = 50 * MEGABYTE;
const PIECE = 'word '.repeat(13_000);

/** What is sent of an answer, one part after the other. */
type Answer = { readonly type: string; readonly first: string; readonly part: string; readonly saysHowMuch?: boolean };
const delta = (content: string): string =>
  `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`;
const ANSWERS: Readonly<Record<string, Answer>> = {
  whole: { type: 'application/json', first: '{"choices":[{"index":0,"message":{"role":"assistant","content":"{\\"title\\":\\"', part: PIECE },
  announced: { type: 'application/json', first: '', part: PIECE, saysHowMuch: true },
  streamed: { type: 'text/event-stream', first: delta('{"title":"'), part: delta('word '.repeat(8)) },
  'one line': { type: 'text/event-stream', first: 'data: {"choices":[{"index":0,"delta":{"content":"', part: PIECE },
  empty: { type: 'text/event-stream', first: '', part: ': still there\n\n'.repeat(4_000) },
  picture: { type: 'application/json', first: '{"data":[{"b64_json":"', part: 'QUJD'.repeat(16_000) },
  sound: { type: 'audio/mpeg', first: '', part: 'ABCD'.repeat(16_000) },
}; // prettier-ignore

let sent = 0;
let closed: Promise<void> = Promise.resolve();
function send(response: ServerResponse, { type, first, part, saysHowMuch }: Answer): void {
  closed = new Promise((resolve) => response.once('close', resolve));
  response.writeHead(200, { 'content-type': type, ...(saysHowMuch ? { 'content-length': ALL } : {}) });
  response.write(first);
  const more = (): void => {
    while (sent < ALL && !response.destroyed) {
      sent += part.length;
      if (!response.write(part)) return void response.once('drain', more);
    }
    if (!response.destroyed) response.end();
  };
  more();
}

let asked = 'whole';
const server = createServer((request, response) => {
  request.resume().once('end', () => {
    const answer = ANSWERS[asked];
    if (answer) send(response, answer);
  });
});
let fake: FakeModels;
let models: OpenModels;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  fake = await openFakeModels({ seconds: 20 }, { baseUrl });
  ({ models } = fake);
});
afterAll(async () => {
  await fake.end();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const schema = z.object({ title: z.string() });
const object = (onWords?: (words: number) => void) =>
  models.text?.object({ purpose: 'story', system: '', prompt: '', mostTokens: 6_000, schema, name: 'story', onWords });

it.each([
  ['whole', () => object(), 5],
  ['announced', () => object(), 2],
  ['streamed', () => object(() => undefined), 2],
  ['one line', () => object(() => undefined), 18],
  ['empty', () => object(() => undefined), 18],
  ['picture', () => models.picture?.draw({ purpose: 'page', prompt: '', width: 4, height: 3 }), 26],
  ['sound', () => models.voice?.speak({ purpose: 'speech', text: 'Hello.' }), 34],
])('an answer without end (%s) is given up early, with a sentence', async (kind, ask, mostMegabytes) => {
  asked = kind;
  sent = 0;
  const fault = await ask()?.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(fault).toBeInstanceOf(ModelServerFault);
  expect(fault).toMatchObject({ kind: 'unreadable', sentence: 'The model server gave an answer that could not be read.' });
  await closed;
  // What is on its way when it is given up is read by nobody.
  expect(sent / MEGABYTE).toBeLessThan(mostMegabytes + 4);
}); // prettier-ignore
