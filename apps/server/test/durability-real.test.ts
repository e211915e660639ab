import { setTimeout as pause } from 'node:timers/promises';
import { narrationManifestSchema } from '@storylantern/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { FamilyAtWork, queueOf } from './support/family-at-work.ts';
import { FamilyWithBooks } from './support/family-with-books.ts';
import { FamilyWithSongs } from './support/family-with-songs.ts';
import { mp3Seconds } from './support/mp3-seconds.ts';
import { startServerProcess, type ServerProcess } from './support/server-process.ts';
import { scratchFolder } from './support/storage.ts';

const KILLS = 2;
/** Every second server is killed up to this long after its start: while it is asked for a story and writes it. */
const WRITING_MS = 1_000;
/** The others up to this long after they answered for a story: while it is saved, drawn and spoken. */
const SPEAKING_MS = 1_500;
/** Each is spoken several times, as its narration is what most kills meet. */
const STORIES = 2;
/** Each has a picture for every page, which other kills meet. */
const BOOKS = 2;
/** Each is sung again after each change, for seconds, which most kills meet. */
const SONGS = 1;

/** What a server complained of; that it had much to do at once is no fault. */
const faultsIn = (stderr = ''): string[] =>
  stderr.split('\n').filter((line) => line !== '' && !/Warning: The voice was too busy|--trace-warnings/.test(line));

let folder: ReturnType<typeof scratchFolder>;
let server: ServerProcess | undefined;
const start = (): Promise<string> => {
  // The other tests never rest: a song that stands back for them is not sung in time, nor is its singer gone.
  const settings = { DATA_DIR: folder.path, GENERATIONS_PER_MINUTE: '100000', MAKERS_STAND_BACK: 'no' };
  server = startServerProcess('real', settings);
  return server.address;
};
const bytesAt = async (url: string): Promise<Uint8Array> => {
  const response = await fetch(url);
  expect([url, response.status]).toEqual([url, 200]);
  return new Uint8Array(await response.arrayBuffer());
};

/** The picture and the sound of a story are whole: every pixel and every frame can be read. */
async function isWhole(address: string, id: string): Promise<void> {
  const story = (await (await fetch(`${address}/api/stories/${id}`)).json()) as { imageUrl: string; audioUrl: string };
  for (const width of [1200, 480]) {
    const picture = sharp(await bytesAt(`${address}${story.imageUrl}?w=${width}`), { failOn: 'warning' });
    const { info } = await picture.raw().toBuffer({ resolveWithObject: true });
    expect(info.width).toBe(width);
    expect((await picture.metadata()).format).toBe('webp');
  }
  const manifest = narrationManifestSchema.parse(await (await fetch(`${address}/api/stories/${id}/narration`)).json());
  const seconds = mp3Seconds(await bytesAt(`${address}${story.audioUrl}`));
  expect(Math.abs(seconds - manifest.seconds)).toBeLessThan(0.2);
  expect(manifest.segments.at(-1)?.end).toBeGreaterThan(10);
}

beforeAll(() => {
  folder = scratchFolder();
});
afterAll(async () => {
  server?.process.kill('SIGKILL');
  await server?.exit;
  folder.remove();
});

it(`with the real makers, ${KILLS} kills lose nothing and leave every piece whole`, { timeout: 600_000 }, async () => {
  const family = new FamilyAtWork({ most: STORIES, restMs: 250 });
  const readers = new FamilyWithBooks({ most: BOOKS, restMs: 700 });
  const singers = new FamilyWithSongs({ most: SONGS, restMs: 1_500 });
  for (let kill = 0; kill < KILLS; kill++) {
    const address = await start();
    const before = family.stories.size;
    const using = Promise.all([family.use(address), readers.use(address), singers.use(address)]);
    const answered = kill % 2 === 1;
    const isAnswered = () => family.stories.size > before || before >= STORIES;
    if (answered) await vi.waitUntil(isAnswered, { timeout: 120_000, interval: 100 });
    await pause(Math.random() * (answered ? SPEAKING_MS : WRITING_MS));
    server?.process.kill('SIGKILL');
    await server?.exit;
    await using;
  }

  // The last but one is told to stop while it speaks.
  const stopping = await start();
  await family.sendAgain(stopping);
  await family.makesTheRest(stopping);
  await readers.sendAgain(stopping);
  await singers.sendAgain(stopping);
  await family.narrateAgain(stopping);
  await vi.waitUntil(async () => (await queueOf(stopping)).running > 0, { timeout: 120_000, interval: 100 });
  server?.process.kill('SIGTERM');
  expect(await server?.exit).toEqual({ code: 0, signal: null });
  expect(faultsIn(server?.said.stderr)).toEqual([]);

  const address = await start();
  const stories = await family.whenAllIsDone(address, 300_000);
  expect(stories.size).toBe(STORIES);
  await family.findsEverything(address, stories, readers.byKey.size + singers.byKey.size);
  await readers.findsEverything(address);
  await singers.findsEverything(address);
  for (const id of stories.keys()) await isWhole(address, id);
  expect(faultsIn(server?.said.stderr)).toEqual([]);
});
