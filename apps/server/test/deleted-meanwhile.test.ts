import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deleteFamily } from '../src/features/your-data/delete-family.ts';
import { openTestServer, type TestServer } from './support/open-test-server.ts';
import { failure, formOf, post } from './support/requests.ts';

/** A family deletes everything by one server while another one works for it. */

const HOUSEHOLD = 1;
const GONE = 'Everything was deleted while this was being made, so it was not kept.';

let server: TestServer;
let release: () => void;
beforeEach(async () => {
  server = await openTestServer();
  const held = Promise.withResolvers<void>();
  Object.assign(server.makers.hold, { author: held.promise, narrator: held.promise });
  release = held.resolve;
});
afterEach(async () => {
  release();
  await server.end();
});

/** What the other server does: it knows this one by the database only. */
const deletedElsewhere = () => deleteFamily(server.database, HOUSEHOLD);
const left = async () => {
  const tables = ['story', 'picture_book', 'song', 'job', 'idempotency', 'making'] as const;
  const counts = await Promise.all(tables.map((table) => server.database.db.selectFrom(table).selectAll().execute()));
  return counts.flat();
};

it.each([
  ['a story', '/api/stories/generate', formOf()],
  ['a picture book', '/api/illustrated-stories/generate', { theme: 'a bear who cannot sleep' }],
  ['a song', '/api/songs', { theme: 'a small dragon', style: 'fun' }],
])('%s that was being written is not kept', async (_what, url, form) => {
  const answered = post(server, url, form, { 'idempotency-key': 'request-1' });
  // It is with the author by now.
  await pause(30);
  await deletedElsewhere();
  release();
  const response = await answered;
  expect(response.statusCode).toBe(409);
  expect(failure(response)).toMatchObject({ code: 'cancelled', message: GONE });
  expect(await left()).toEqual([]);
  expect((await post(server, url, form)).statusCode, 'what is asked for afterwards is made').toBe(201);
});

it('what waits for a maker is stopped, whoever deleted everything', async () => {
  const answered = post(server, '/api/stories/generate', formOf());
  await pause(30);
  await deletedElsewhere();
  // The author is still held: only being stopped ends it.
  expect((await answered).statusCode).toBe(409);
  expect(await left()).toEqual([]);
});

it('a narration that was being spoken leaves no file behind', async () => {
  release();
  await pause(1);
  const speaking = Promise.withResolvers<void>();
  server.makers.hold.narrator = speaking.promise;
  server.startJobs();
  expect((await post(server, '/api/stories/generate', formOf())).statusCode).toBe(201);
  const running = async () =>
    server.database.db
      .selectFrom('job')
      .select('id')
      .where('kind', '=', 'story-narration')
      .where('state', '=', 'running')
      .execute();
  await expect.poll(running).toHaveLength(1);
  await deletedElsewhere();
  speaking.resolve();
  const files = () => readdirSync(join(server.folder, 'media'), { recursive: true }).filter((name) => String(name).endsWith('.mp3')); // prettier-ignore
  await expect.poll(() => server.logged.join('')).toContain('no longer ours');
  await expect.poll(files).toEqual([]);
  expect(await left()).toEqual([]);
});
