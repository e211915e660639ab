import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { healthSchema, storySchema, type Story } from '@storylantern/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formOf } from './support/requests.ts';
import { startServerProcess, type ServerProcess } from './support/server-process.ts';
import { scratchFolder } from './support/storage.ts';

const KILLS = 60;
/** The longest a server lives before it is killed: longer than a narration, so that some kills meet its end. */
const LONGEST_LIFE_MS = 500;

let folder: ReturnType<typeof scratchFolder>;
let server: ServerProcess | undefined;
beforeAll(() => {
  folder = scratchFolder();
});
afterAll(async () => {
  server?.process.kill('SIGKILL');
  await server?.exit;
  folder.remove();
});

/** What the server answered before it was killed, and must know for ever. */
const acknowledged = {
  stories: new Set<string>(),
  saved: new Set<string>(),
  renamed: new Set<string>(),
  byKey: new Map<string, string>(),
};
/** Keys whose answer never came: sent again later, they must give one story each. */
const unanswered = new Set<string>();

const post = async (address: string, path: string, body: unknown, headers = {}): Promise<unknown> => {
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
};

async function generate(address: string, key: string): Promise<void> {
  unanswered.add(key);
  const request = formOf({ childName: `Kit ${key.slice(0, 4)}` });
  const { id } = (await post(address, '/api/stories/generate', request, { 'idempotency-key': key })) as { id: string };
  const before = acknowledged.byKey.get(key);
  if (before !== undefined) expect(id).toBe(before);
  acknowledged.stories.add(id);
  acknowledged.byKey.set(key, id);
  unanswered.delete(key);
}

/** One family at work: makes stories, saves them and has them spoken again, until the server is gone. */
async function useServer(address: string): Promise<void> {
  for (;;) {
    const [retried] = unanswered;
    await generate(address, retried ?? randomUUID());
    const ids = [...acknowledged.stories];
    const id = ids[Math.floor(Math.random() * ids.length)];
    if (id === undefined) continue;
    await post(address, '/api/stories/save', { id });
    acknowledged.saved.add(id);
    const nameSaid = `kit${Math.floor(Math.random() * 1000)}`;
    await post(address, `/api/stories/${id}/narration`, { nameSaid });
    acknowledged.renamed.add(id);
    await pause(40);
  }
}

const isNetworkFailure = (error: unknown): boolean => error instanceof TypeError;

it(
  `no story that was answered for is lost in ${KILLS} kills, and every job is finished afterwards`,
  { timeout: 240_000 },
  async () => {
    for (let kill = 0; kill < KILLS; kill++) {
      server = startServerProcess('quick', { DATA_DIR: folder.path });
      const address = await server.address;
      const using = [useServer(address), useServer(address)].map((work) =>
        work.catch((error: unknown) => {
          // The one way it may end is that the server is gone; a change cut off by that is not known to have happened.
          if (!isNetworkFailure(error)) throw error;
        }),
      );
      await pause(Math.random() * LONGEST_LIFE_MS);
      server.process.kill('SIGKILL');
      await server.exit;
      await Promise.all(using);
    }

    server = startServerProcess('quick', { DATA_DIR: folder.path });
    const address = await server.address;
    for (const key of unanswered) await generate(address, key);
    const restarted = Date.now();
    for (;;) {
      const { queue } = healthSchema.parse(await (await fetch(`${address}/api/health`)).json());
      expect(queue.dead).toBe(0);
      if (queue.waiting + queue.running === 0) break;
      if (Date.now() - restarted > 120_000) throw new Error(`Still ${JSON.stringify(queue)} after two minutes`);
      await pause(100);
    }

    const stories = new Map<string, Story>();
    for (const id of acknowledged.stories) {
      const response = await fetch(`${address}/api/stories/${id}`);
      expect(response.status).toBe(200);
      stories.set(id, storySchema.parse(await response.json()));
    }
    for (const [id, story] of stories) {
      expect([id, story.narration.state]).toEqual([id, 'ready']);
      expect((await fetch(`${address}${story.audioUrl}`)).status).toBe(200);
      const cover = await fetch(`${address}${story.imageUrl}`);
      expect(cover.headers.get('content-type')).toBe('image/webp');
    }
    expect(stories.size).toBeGreaterThan(KILLS / 2);
    for (const id of acknowledged.renamed) expect(stories.get(id)?.nameSaid).toMatch(/^kit\d+$/);
    for (const id of acknowledged.saved) expect(stories.get(id)?.savedAt).not.toBeNull();
    expect(new Set(acknowledged.byKey.values()).size).toBe(acknowledged.byKey.size);

    // Each key made one story, also where the answer was lost and the request was sent again.
    const listed = (await (await fetch(`${address}/api/stories`)).json()) as { id: string }[];
    expect(listed.length).toBe(Math.min(acknowledged.byKey.size, 200));
    server.process.kill('SIGTERM');
    expect(await server.exit).toEqual({ code: 0, signal: null });
  },
);
