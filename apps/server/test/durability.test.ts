import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { FamilyAtWork } from './support/family-at-work.ts';
import { FamilyWithBooks } from './support/family-with-books.ts';
import { FamilyWithSongs } from './support/family-with-songs.ts';
import { startServerProcess, type ServerProcess } from './support/server-process.ts';
import { scratchFolder } from './support/storage.ts';

/** Every server lives into a slice of its own of the longest life, so that the kills are spread over all of it. */
const KILLS = 15;
/** Each gives nine jobs at once, and more with each change. */
const BOOKS = 6;
/** Each gives four jobs, one after another. */
const SONGS = 3;
/** The longest a server lives before it is killed, or after it answered: longer than a narration, so that some kills meet its end. */
const LONGEST_LIFE_MS = 500;
/** Short and long lives follow each other: it shares no divisor with the kills, so each slice has its turn. */
const SLICE_STEP = 13;

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

it(
  `no story, no book and no song that was answered for is lost in ${KILLS} kills, and every job is finished afterwards`,
  { timeout: 360_000 },
  async () => {
    const family = new FamilyAtWork();
    const readers = new FamilyWithBooks({ most: BOOKS, restMs: 40 });
    const singers = new FamilyWithSongs({ most: SONGS, restMs: 150 });
    for (let kill = 0; kill < KILLS; kill++) {
      server = startServerProcess('quick', { DATA_DIR: folder.path });
      const address = await server.address;
      const using = [family.use(address), family.use(address), readers.use(address), singers.use(address)];
      // Every second one answers for a story first, however slow the machine is: it is killed in the work that follows.
      const before = family.stories.size;
      if (kill % 2 === 1) await vi.waitUntil(() => family.stories.size > before, { timeout: 60_000, interval: 10 });
      const slice = (kill * SLICE_STEP) % KILLS;
      await pause(((slice + Math.random()) / KILLS) * LONGEST_LIFE_MS);
      server.process.kill('SIGKILL');
      await server.exit;
      await Promise.all(using);
    }

    server = startServerProcess('quick', { DATA_DIR: folder.path });
    const address = await server.address;
    await family.sendAgain(address);
    await readers.sendAgain(address);
    await singers.sendAgain(address);
    const stories = await family.whenAllIsDone(address, 120_000);
    expect(stories.size).toBeGreaterThanOrEqual(Math.floor(KILLS / 2));
    await family.findsEverything(address, stories, readers.byKey.size + singers.byKey.size);
    expect(readers.byKey.size).toBeGreaterThan(BOOKS / 2);
    await readers.findsEverything(address);
    expect(singers.byKey.size).toBeGreaterThan(SONGS / 2);
    await singers.findsEverything(address);
    for (const story of stories.values()) {
      expect((await fetch(`${address}${story.audioUrl}`)).status).toBe(200);
      const cover = await fetch(`${address}${story.imageUrl}`);
      expect(cover.headers.get('content-type')).toBe('image/webp');
    }
    server.process.kill('SIGTERM');
    expect(await server.exit).toEqual({ code: 0, signal: null });
  },
);
