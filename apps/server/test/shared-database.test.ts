import { setTimeout as pause } from 'node:timers/promises';
import { storySchema } from '@storylantern/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formOf } from './support/requests.ts';
import { startServerProcess, type ServerProcess } from './support/server-process.ts';
import { startPostgres, type TestPostgres } from './support/start-postgres.ts';
import { scratchFolder } from './support/storage.ts';

let postgres: TestPostgres;
let folder: ReturnType<typeof scratchFolder>;
let servers: ServerProcess[];
let addresses: string[];

beforeAll(async () => {
  postgres = await startPostgres();
  folder = scratchFolder();
  const variables = { DATABASE_URL: postgres.url, DATA_DIR: folder.path };
  // Started at the same moment on an empty database: both want to migrate it.
  servers = [startServerProcess('quick', variables), startServerProcess('quick', variables)];
  addresses = await Promise.all(servers.map((server) => server.address));
});
afterAll(async () => {
  for (const server of servers) server.process.kill('SIGKILL');
  await Promise.all(servers.map((server) => server.exit));
  await postgres.stop();
  folder.remove();
});

const generate = async (address: string | undefined, key: string, childName: string): Promise<string> => {
  const response = await fetch(`${address}/api/stories/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(formOf({ childName })),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
};

/** Waits until a story is spoken; the test's own time limit ends the waiting. */
const spoken = async (address: string | undefined, id: string): Promise<void> => {
  for (;;) {
    const story = storySchema.parse(await (await fetch(`${address}/api/stories/${id}`)).json());
    if (story.audioUrl !== null) {
      expect((await fetch(`${address}${story.audioUrl}`)).status).toBe(200);
      return;
    }
    await pause(50);
  }
};

it('what one server made is there for the other', async () => {
  const id = await generate(addresses[0], 'first', 'Ada');
  await spoken(addresses[1], id);
});

it('a request that reaches both servers at once makes one story', async () => {
  for (let turn = 0; turn < 5; turn++) {
    const ids = await Promise.all(addresses.map((address) => generate(address, `both-${turn}`, 'Bo')));
    expect(new Set(ids).size).toBe(1);
  }
});

it('what one server is making when everything is deleted by the other is not kept', async () => {
  const headers = { 'content-type': 'application/json' };
  const asked = ['/api/stories/generate', '/api/illustrated-stories/generate', '/api/songs'] as const;
  const forms = [formOf(), { theme: 'a bear who cannot sleep' }, { theme: 'a small dragon', style: 'fun' }];
  // Before, while and after it is stored: writing takes thirty milliseconds.
  for (const wait of [0, 15, 30, 45, 70]) {
    const making = asked.map((url, kind) =>
      fetch(`${addresses[0]}${url}`, { method: 'POST', headers, body: JSON.stringify(forms[kind]) }),
    );
    await pause(wait);
    const sure = JSON.stringify({ sure: 'delete everything' });
    const deleted = await fetch(`${addresses[1]}/api/your-data/delete`, { method: 'POST', headers, body: sure });
    expect(deleted.ok).toBe(true);
    // A song is read again for its answer: one that was deleted just before that is not found any more.
    for (const [kind, { status }] of (await Promise.all(making)).entries()) {
      expect(asked[kind] === '/api/songs' ? [201, 404, 409] : [201, 409]).toContain(status);
    }
  }
  const { counts } = (await (await fetch(`${addresses[0]}/api/your-data`)).json()) as {
    counts: Record<string, number>;
  };
  expect(Object.values(counts).filter((count) => count > 0)).toEqual([]);
});

it('the jobs of a server that was killed are finished by the other', async () => {
  const ids = await Promise.all(
    Array.from({ length: 4 }, (_, place) => generate(addresses[0], `killed-${place}`, 'Cy')),
  );
  // It has begun to speak them by now; what it holds is free when its lease is over.
  await pause(120);
  servers[0]?.process.kill('SIGKILL');
  await servers[0]?.exit;
  await Promise.all(ids.map((id) => spoken(addresses[1], id)));
});
