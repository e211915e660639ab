import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MAKING_KEPT_MS, Makings } from '../src/platform/making/makings.ts';
import { forgetMakings } from '../src/platform/making/making-rows.ts';
import { timeToAsk } from '../src/makers/model-server/asking-time.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { openSqlite, type Database } from '../src/platform/database/open-database.ts';
import { startFakeModelServer, type FakeModelServer } from './fake-model-server/fake-model-server.ts';
import { HOUSEHOLD_HEADER, openTestServer, type TestServer } from './support/open-test-server.ts';
import { failure, formOf, post } from './support/requests.ts';
import { scratchFolder } from './support/storage.ts';

const KEY = 'request-1';
const STOPPED = 'Stopped. Nothing was made, and what you typed is still here.';

describe('a text that is being written', () => {
  let folder: ReturnType<typeof scratchFolder>;
  let database: Database;
  const named = { householdId: 1, key: KEY };
  const underWay = { signal: new AbortController().signal, mayStore: async () => undefined };
  const wanted = { ...named, underWay, ms: 5_000, busy: 'Too busy.' };
  const open = (askingMs: number | undefined = 60_000) =>
    new Makings({ database, askingMs, now: () => new Date(), log: () => undefined });
  const forEver = ({ signal }: { readonly signal: AbortSignal }) =>
    new Promise<string>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
  const rows = async () => database.db.selectFrom('making').selectAll().execute();

  beforeEach(async () => {
    folder = scratchFolder();
    database = openSqlite(folder.path);
    await migrate(database.db, new Date());
  });
  afterEach(async () => {
    await database.close();
    folder.remove();
  });

  it('is known with how far it is, here and in other processes, and forgotten when it is done', async () => {
    const here = open();
    const elsewhere = open();
    const held = Promise.withResolvers<string>();
    const made = here.inTime(wanted, ({ onStep }) => {
      onStep?.('writing', 17);
      return held.promise;
    });
    await expect.poll(() => here.find(named)).toEqual({ step: 'writing', words: 17 });
    await expect.poll(() => elsewhere.find(named), { timeout: 5_000 }).toEqual({ step: 'writing', words: 17 });
    held.resolve('a story');
    expect(await made).toBe('a story');
    expect(await here.find(named)).toBeUndefined();
    expect(await rows()).toEqual([]);
  });

  it.each(['the same process', 'another process'])('is stopped from %s', async (where) => {
    const here = open();
    const asked = where === 'the same process' ? here : open();
    const made = here.inTime(wanted, forEver);
    const end = expect(made).rejects.toMatchObject({ code: 'cancelled', message: STOPPED });
    await expect.poll(() => asked.find(named)).toBeDefined();
    await asked.cancel(named);
    await end;
    expect(await rows()).toEqual([]);
    await expect(here.cancel(named)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is not made when it was stopped at the last moment', async () => {
    const here = open();
    const elsewhere = open();
    const made = here.inTime(wanted, async () => {
      await elsewhere.cancel(named);
      return 'a story';
    });
    await expect(made).rejects.toMatchObject({ code: 'cancelled' });
  });

  it('is stopped even where its maker says something else about being stopped', async () => {
    const here = open();
    const made = here.inTime(wanted, async ({ signal }) => {
      await here.cancel(named);
      await pause(1);
      throw new Error(`The connection broke: ${signal.aborted}`);
    });
    await expect(made).rejects.toMatchObject({ code: 'cancelled' });
  });

  it('fails as its maker fails, and leaves nothing behind', async () => {
    const here = open();
    await expect(here.inTime(wanted, () => Promise.reject(new Error('The author broke')))).rejects.toThrow(
      'The author broke',
    );
    expect(await rows()).toEqual([]);
  });

  it('has the time of the model server and that of this machine, and no more', async () => {
    const here = open(50);
    const left: number[] = [];
    const made = here.inTime({ ...wanted, ms: 60 }, (telling) => {
      left.push(timeToAsk(telling.signal));
      return forEver(telling);
    });
    await expect(made).rejects.toMatchObject({ code: 'not-ready', message: 'Too busy.' });
    expect(left[0]).toBeLessThanOrEqual(50);
  });

  it('is not kept where there is no model server', async () => {
    const here = new Makings({ database, askingMs: undefined, now: () => new Date(), log: () => undefined });
    const made = await here.inTime(wanted, async ({ onStep }) => ({ onStep, found: await here.find(named) }));
    expect(made).toEqual({ onStep: undefined, found: undefined });
  });

  it('that a process left when it ended is forgotten after a while', async () => {
    const then = new Date(Date.now() - MAKING_KEPT_MS - 1_000);
    const state = { step: 'writing', words: 3, cancelled: 0, updated_at: then.toISOString() };
    await database.db
      .insertInto('making')
      .values({ household_id: 1, key: KEY, ...state })
      .execute();
    await forgetMakings(database.db, new Date(Date.now() - MAKING_KEPT_MS));
    expect(await rows()).toEqual([]);
  });
});

describe('on a server with a text model', () => {
  let server: TestServer;
  let fake: FakeModelServer;
  let release: () => void;
  beforeEach(async () => {
    fake = await startFakeModelServer();
    server = await openTestServer({ TEXT_BASE_URL: fake.baseUrl, TEXT_MODEL: '500', TEXT_SECONDS: '20' });
    await server.addHousehold(2);
    const held = Promise.withResolvers<void>();
    server.makers.hold.author = held.promise;
    release = held.resolve;
  });
  afterEach(async () => {
    release();
    await server.end();
    await fake.close();
  });
  const headers = { 'idempotency-key': KEY };
  const theirs = { [HOUSEHOLD_HEADER]: '2' };
  const making = async (more = {}) =>
    (await server.app.inject({ url: `/api/making/${KEY}`, headers: more })).json<unknown>();
  const stop = (more = {}) => server.app.inject({ method: 'DELETE', url: `/api/making/${KEY}`, headers: more });

  it.each([
    ['a story', '/api/stories/generate', formOf()],
    ['a picture book', '/api/illustrated-stories/generate', { theme: 'a bear who cannot sleep' }],
    [
      'an adventure',
      '/api/educational-adventures',
      { topic: 'volcanoes', childName: 'Mia', childAge: 6, category: 'educational-adventures' },
    ],
    ['a song', '/api/songs', { theme: 'a small dragon', style: 'fun' }],
  ])('%s can be followed and stopped by its own family only', async (_what, url, form) => {
    expect(await making()).toBeNull();
    const answered = post(server, url, form, headers);
    await expect.poll(() => making()).toMatchObject({ step: 'asking', words: 0 });
    expect(await making(theirs)).toBeNull();
    expect((await stop(theirs)).statusCode).toBe(404);

    expect((await stop()).json()).toEqual({ key: KEY });
    const response = await answered;
    expect(response.statusCode).toBe(409);
    expect(failure(response)).toMatchObject({ code: 'cancelled', message: STOPPED });
    expect(await making()).toBeNull();
    expect((await stop()).statusCode).toBe(404);

    release();
    expect((await post(server, url, form, headers)).statusCode, 'the same may be asked for again').toBe(201);
  });

  it('nothing comes of a story that was being written when the family deleted everything', async () => {
    const answered = post(server, '/api/stories/generate', formOf(), headers);
    await expect.poll(() => making()).not.toBeNull();
    expect((await post(server, '/api/your-data/delete', { sure: 'delete everything' })).statusCode).toBe(200);
    expect((await answered).statusCode).toBe(409);
    expect((await server.app.inject('/api/stories')).body).not.toContain('Zoë');
  });

  it('a story is finished for a parent who went away', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as { port: number };
    const away = new AbortController();
    const asked = fetch(`http://127.0.0.1:${port}/api/stories/generate`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(formOf()),
      signal: away.signal,
    });
    await expect.poll(() => making()).not.toBeNull();
    away.abort();
    await expect(asked).rejects.toThrow('aborted');
    release();
    await expect.poll(async () => (await server.app.inject('/api/stories')).body, { timeout: 20_000 }).toContain('Zoë');
  });
});
