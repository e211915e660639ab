import {
  chatMessageSchema,
  lumiStreamLineSchema,
  lumiThreadSchema,
  type ChatMessage,
  type LumiThread,
  type LumiThreadSummary,
} from '@storylantern/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUSEHOLD_HEADER, openTestServer, type TestServer } from './support/open-test-server.ts';
import { failure, post } from './support/requests.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await server.addHousehold(2);
});
afterAll(async () => server.end());

const begin = async (): Promise<LumiThread> =>
  lumiThreadSchema.parse((await post(server, '/api/lumi/threads', undefined)).json());
const read = async (id: string, headers = {}) => server.app.inject({ url: `/api/lumi/threads/${id}`, headers });
const ask = (threadId: string, message: string, headers = {}) =>
  post(server, '/api/lumi/messages', { threadId, message }, headers);
const answered = async (threadId: string, message: string): Promise<ChatMessage> => {
  const response = await ask(threadId, message);
  expect(response.statusCode).toBe(200);
  return chatMessageSchema.parse(response.json<{ message: unknown }>().message);
};

describe('a conversation with Lumi', () => {
  it('begins with a greeting that says what Lumi is', async () => {
    const { log, messages } = await begin();
    expect(messages).toBe(1);
    expect(log[0]).toMatchObject({ role: 'assistant', answer: null });
    expect(log[0]?.content).toContain('program');
  });

  it('is kept, listed by its first question, gone on with, and deleted for good', async () => {
    const { threadId } = await begin();
    const first = await answered(threadId, 'My 3 year old bites at nursery.');
    expect(first.answer).toMatchObject({ tier: 'none', language: 'en' });
    expect(first.answer?.sources.length).toBeGreaterThan(0);
    await answered(threadId, 'should I bite back?');
    const thread = lumiThreadSchema.parse((await read(threadId)).json());
    expect(thread.log.map((each) => each.role)).toEqual(['assistant', 'user', 'assistant', 'user', 'assistant']);
    const listed = (await server.app.inject('/api/lumi/threads')).json<LumiThreadSummary[]>();
    expect(listed.find((each) => each.threadId === threadId)?.title).toBe('My 3 year old bites at nursery.');
    const gone = await server.app.inject({ method: 'DELETE', url: `/api/lumi/threads/${threadId}` });
    expect(gone.json()).toEqual({ threadId });
    expect((await read(threadId)).statusCode).toBe(404);
    const left = await server.database.db
      .selectFrom('lumi_message')
      .select('id')
      .where('thread_id', '=', threadId)
      .execute();
    expect(left).toEqual([]);
  });

  it('in which nothing was asked is not listed', async () => {
    const { threadId } = await begin();
    const listed = (await server.app.inject('/api/lumi/threads')).json<LumiThreadSummary[]>();
    expect(listed.map((each) => each.threadId)).not.toContain(threadId);
  });

  it('answers an emergency with what to do, and asks about it until it is settled', async () => {
    const { threadId } = await begin();
    const alarm = await answered(threadId, 'he swallowed a button battery');
    expect(alarm.answer?.tier).toBe('emergency');
    expect(alarm.content).toMatch(/^Call /);
    expect(alarm.answer).toMatchObject({ tonight: [], offer: null, question: null });
    const next = await answered(threadId, 'what about bedtime tonight');
    expect(next.answer?.tonight).toEqual([]);
    const settled = await answered(threadId, 'we are at the hospital now, they are looking at him');
    expect(settled.answer?.tier).toBe('none');
  });

  it('is answered once, however often the same request arrives', async () => {
    const { threadId } = await begin();
    const headers = { 'idempotency-key': 'asked-once' };
    const answers = await Promise.all([
      ask(threadId, 'she is afraid of the dark', headers),
      ask(threadId, 'she is afraid of the dark', headers),
    ]);
    expect(answers[1]?.json()).toEqual(answers[0]?.json());
    expect(lumiThreadSchema.parse((await read(threadId)).json()).messages).toBe(3);
  });

  it('comes piece by piece as a stream, and the pieces are the answer', async () => {
    const { threadId } = await begin();
    const response = await post(server, '/api/lumi/messages/stream', { threadId, message: 'he hits his sister' });
    expect(response.headers['content-type']).toContain('application/x-ndjson');
    const lines = response.body
      .trim()
      .split('\n')
      .map((line) => lumiStreamLineSchema.parse(JSON.parse(line)));
    const last = lines.at(-1);
    if (last?.type !== 'message') throw new Error('no message at the end');
    const text = lines.flatMap((line) => (line.type === 'piece' ? [line.text] : [])).join('');
    expect(text).toBe(last.message.content);
    expect(lines.length).toBeGreaterThan(3);
  });

  it('belongs to its household', async () => {
    const { threadId } = await begin();
    const theirs = { [HOUSEHOLD_HEADER]: '2' };
    expect((await read(threadId, theirs)).statusCode).toBe(404);
    expect((await ask(threadId, 'hello', theirs)).statusCode).toBe(404);
    const gone = await server.app.inject({ method: 'DELETE', url: `/api/lumi/threads/${threadId}`, headers: theirs });
    expect(gone.statusCode).toBe(404);
    expect((await read(threadId)).statusCode).toBe(200);
  });

  it('refuses an empty or endless message in words, and lives', async () => {
    const { threadId } = await begin();
    expect(failure(await ask(threadId, '   ')).message).toBe('Please write a message first.');
    expect((await ask(threadId, 'x'.repeat(8_001))).statusCode).toBe(400);
    expect((await ask('no-such-thread', 'hello')).statusCode).toBe(404);
    expect((await ask(threadId, `${'a'.repeat(7_999)}`)).statusCode).toBe(200);
    expect((await ask(threadId, '\u0000\u202E{he} <script>')).statusCode).toBeLessThan(500);
  });
});
