import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startFakeModelServer, type FakeModelServer } from './fake-model-server/fake-model-server.ts';
import { startServerProcess, type ServerProcess } from './support/server-process.ts';
import { scratchFolder } from './support/storage.ts';

/** A large machine does all this in some twenty seconds. */
const PATIENCE = { timeout: 150_000, interval: 200 };
const RECORDER = pathToFileURL(fileURLToPath(new URL('support/record-connections.js', import.meta.url)));

let folder: ReturnType<typeof scratchFolder>;
let server: ServerProcess | undefined;
let fake: FakeModelServer | undefined;
beforeEach(() => {
  folder = scratchFolder();
});
afterEach(async () => {
  const ended = server && once(server.process, 'exit');
  server?.process.kill('SIGKILL');
  await ended;
  await fake?.close();
  fake = undefined;
  folder.remove();
});

/** The server as `npm start` runs it, with a recorder in each of its processes and threads. */
async function start(variables: Record<string, string> = {}) {
  const file = join(folder.path, 'connections');
  server = startServerProcess('real', {
    DATA_DIR: join(folder.path, 'data'),
    NODE_OPTIONS: `--import=${RECORDER.href}`,
    CONNECTIONS_FILE: file,
    ...variables,
  });
  const address = await server.address;
  const lines = (): string[] => readFileSync(file, 'utf8').trim().split('\n');
  return {
    address,
    /** What was opened, each once. */
    opened: () => [...new Set(lines().filter((line) => !line.startsWith('watching')))],
    processes: () => new Set(lines().filter((line) => line.startsWith('watching'))).size,
    watched: () => lines().filter((line) => line.startsWith('watching')).length,
  };
}

/** Asks, and asks again while the server says that it is busy, as a parent would. */
const asked = async <Answer>(url: string, body?: object): Promise<Answer> => {
  const response = await fetch(
    url,
    body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  if (response.status === 503) {
    await pause(1_000);
    return asked(url, body);
  }
  expect([url, response.status, response.ok ? '' : await response.text()]).toEqual([url, expect.any(Number), '']);
  return (await response.json()) as Answer;
};

const STORY = { category: 'byob', customData: { childName: 'Maya', problem: 'She is afraid of the dark.' } };

it(
  'without a model server nothing is opened but what visitors opened, whatever is made',
  { timeout: 300_000 },
  async () => {
    const { address, opened, processes, watched } = await start();
    const story = await asked<{ id: string }>(`${address}/api/stories/generate`, STORY);
    await asked(`${address}/api/stories/${story.id}/changes`, { change: 'another-ending', version: 1 });
    const book = await asked<{ id: string }>(`${address}/api/illustrated-stories/generate`, {
      theme: 'a bear who cannot sleep',
      style: 'watercolor',
      childName: 'Maya',
    });
    await asked(`${address}/api/educational-adventures`, {
      topic: 'volcanoes',
      childName: 'Maya',
      childAge: 5,
      category: 'educational-adventures',
    });
    const song = await asked<{ id: string }>(`${address}/api/songs`, {
      theme: 'a small dragon who is afraid of baths',
      style: 'fun',
      useMusicalGeneration: true,
      customData: { childName: 'Mia', childAge: '4 years old' },
    });
    const { threadId } = await asked<{ threadId: string }>(`${address}/api/lumi/threads`, {});
    await asked(`${address}/api/lumi/messages`, { threadId, message: 'My son will not go to sleep. What can I do?' });

    const isHeard = async (path: string) =>
      (await asked<{ audioUrl: string | null }>(`${address}${path}`)).audioUrl !== null;
    await vi.waitUntil(() => isHeard(`/api/stories/${story.id}`), PATIENCE);
    await vi.waitUntil(() => isHeard(`/api/songs/${song.id}`), PATIENCE);
    const { scenes } = await asked<{ scenes: { imageUrl: string }[] }>(`${address}/api/illustrated-stories/${book.id}`);
    for (const url of [`/api/stories/${story.id}/cover`, scenes[0]?.imageUrl]) {
      expect((await fetch(`${address}${url}`)).headers.get('content-type')).toMatch(/^image\//);
    }
    expect((await fetch(`${address}/api/your-data/export`)).status).toBe(200);

    expect(opened()).toEqual([]);
    // The recorder was in the makers' processes and threads too.
    expect(processes()).toBeGreaterThan(1);
    expect(watched()).toBeGreaterThan(4);
  },
);

it('with a model server for pictures alone, only that one is connected', { timeout: 300_000 }, async () => {
  fake = await startFakeModelServer();
  const { host } = new URL(fake.baseUrl);
  const { address, opened } = await start({ IMAGE_BASE_URL: fake.baseUrl, IMAGE_MODEL: 'fake' });
  expect(opened(), 'at the start nothing is sent').toEqual([]);
  await asked(`${address}/api/model-servers`);
  const story = await asked<{ id: string }>(`${address}/api/stories/generate`, STORY);
  expect(await asked(`${address}/api/model-servers/picture/test`, {})).toMatchObject({ works: true });
  await vi.waitUntil(
    async () => (await asked<{ audioUrl: string | null }>(`${address}/api/stories/${story.id}`)).audioUrl !== null,
    PATIENCE,
  );
  expect(opened()).toEqual([`connect ${host}`]);
  expect(new Set(fake.received.map(({ path }) => path))).toEqual(new Set(['/v1/images/generations']));
});
