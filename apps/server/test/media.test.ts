import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite, type Database } from '../src/platform/database/open-database.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { readByteRange } from '../src/platform/media/byte-range.ts';
import { FolderMedia } from '../src/platform/media/folder-media.ts';
import { MediaLibrary } from '../src/platform/media/media-library.ts';
import { isMediaFile, mediaFileName, type MediaStore } from '../src/platform/media/media-store.ts';
import { S3Media } from '../src/platform/media/s3-media.ts';
import { openTestServer, type TestServer } from './support/open-test-server.ts';
import { makeStory, storyWhen } from './support/requests.ts';
import { scratchFolder } from './support/storage.ts';

const bytes = Uint8Array.from({ length: 70_000 }, (_, place) => (place * 31) % 251);
const file = mediaFileName(bytes, 'mp3');

interface TestMedia {
  readonly store: MediaStore;
  stop(): Promise<void>;
}

async function startS3(): Promise<TestMedia> {
  const folder = scratchFolder();
  const s3 = new S3rver({ directory: folder.path, silent: true, configureBuckets: [{ name: 'media', configs: [] }] });
  await s3.configureBuckets();
  const server: Server = createServer(s3.getMiddleware());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const store = new S3Media({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'media',
    region: 'us-east-1',
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
  });
  return {
    store,
    async stop() {
      await store.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      folder.remove();
    },
  };
}

const MEDIA: Readonly<Record<string, () => Promise<TestMedia>>> = {
  folder: async () => {
    const folder = scratchFolder();
    return { store: new FolderMedia(join(folder.path, 'media')), stop: async () => folder.remove() };
  },
  S3: startS3,
};

describe.each(Object.keys(MEDIA))('media in %s', (kind) => {
  let media: TestMedia;
  beforeAll(async () => {
    const start = MEDIA[kind];
    if (!start) throw new Error(`no media ${kind}`);
    media = await start();
  });
  afterAll(async () => media.stop());

  it('come back byte for byte, whole and in part', async () => {
    await media.store.put(file, bytes);
    expect(await media.store.size(file)).toBe(bytes.length);
    expect(new Uint8Array(await buffer(await media.store.read(file, 0, bytes.length - 1)))).toEqual(bytes);
    expect(new Uint8Array(await buffer(await media.store.read(file, 10, 19)))).toEqual(bytes.slice(10, 20));
  });

  it('may be put twice, and at the same time', async () => {
    await Promise.all([media.store.put(file, bytes), media.store.put(file, bytes)]);
    expect(await media.store.size(file)).toBe(bytes.length);
  });

  it('are gone when removed, and may be removed again', async () => {
    await media.store.put(file, bytes);
    await media.store.remove(file);
    await media.store.remove(file);
    expect(await media.store.size(file)).toBeUndefined();
  });

  it.each(['../secret.mp3', '/etc/passwd', 'a/b.mp3', 'a.mp3/..', 'A.mp3', 'a.svg', '.mp3', 'a.mp3\0', ''])(
    'are never looked for under the name "%s"',
    async (name) => {
      expect(isMediaFile(name)).toBe(false);
      await expect(media.store.size(name)).rejects.toThrow('not the name of a media file');
      await expect(media.store.put(name, bytes)).rejects.toThrow('not the name of a media file');
      await expect(media.store.read(name, 0, 1)).rejects.toThrow('not the name of a media file');
      await expect(media.store.remove(name)).rejects.toThrow('not the name of a media file');
    },
  );
});

it('a folder holds whole files only, whatever happens while they are written', async () => {
  const folder = scratchFolder();
  const store = new FolderMedia(folder.path);
  await Promise.all(Array.from({ length: 8 }, () => store.put(file, bytes)));
  expect(readdirSync(folder.path)).toEqual([file]);
  folder.remove();
});

it('a folder is rid of what a crash left half written long ago, and of nothing that is being written', async () => {
  const folder = scratchFolder();
  for (const name of ['old.tmp', 'new.tmp', file]) writeFileSync(join(folder.path, name), bytes);
  const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1_000);
  for (const name of ['old.tmp', file]) utimesSync(join(folder.path, name), longAgo, longAgo);
  await new FolderMedia(folder.path).close();
  expect(readdirSync(folder.path).toSorted()).toEqual([file, 'new.tmp'].toSorted());
  folder.remove();
});

it.each([
  [undefined, 'whole'],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=20-10', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['items=0-1', 'whole'],
  ['bytes=a-b', 'whole'],
] as const)('the range %s of 100 bytes is %j', (header, range) => {
  expect(readByteRange(header, 100)).toEqual(range);
});

describe('an address of a file', () => {
  let server: TestServer;
  let url: string;
  let whole: Buffer;
  const ask = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
    server.app.inject({ method, url, headers });

  beforeAll(async () => {
    server = await openTestServer();
    server.startJobs();
    const id = await makeStory(server);
    url = (await storyWhen(server, id, (story) => story.audioUrl !== null)).audioUrl ?? '';
    whole = (await server.app.inject(url)).rawPayload;
  });
  afterAll(async () => server.end());

  it('may be kept for good and asked for in parts', async () => {
    const { headers } = await ask({});
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['accept-ranges']).toBe('bytes');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(Number(headers['content-length'])).toBe(whole.length);
  });

  it('gives a part', async () => {
    const part = await ask({ range: 'bytes=2-5' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 2-5/${whole.length}`);
    expect(part.rawPayload).toEqual(whole.subarray(2, 6));
  });

  it('says so when there is no such part', async () => {
    const none = await ask({ range: `bytes=${whole.length}-` });
    expect(none.statusCode).toBe(416);
    expect(none.headers['content-range']).toBe(`bytes */${whole.length}`);
  });

  it('is not sent again to who has it', async () => {
    const etag = String((await ask({})).headers.etag);
    const again = await ask({ 'if-none-match': `W/"x", ${etag}` });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers['cache-control']).toContain('immutable');
    const gone = await server.app.inject({ url: '/api/media/gone.mp3', headers: { 'if-none-match': '*' } });
    expect(gone.statusCode).toBe(404);
  });

  it('gives the whole when the part was of another version', async () => {
    expect((await ask({ range: 'bytes=0-1', 'if-range': '"other"' })).statusCode).toBe(200);
    const etag = String((await ask({})).headers.etag);
    expect((await ask({ range: 'bytes=0-1', 'if-range': etag })).statusCode).toBe(206);
  });

  it('tells its length without its bytes', async () => {
    const head = await ask({ range: 'bytes=0-1' }, 'HEAD');
    expect(head.statusCode).toBe(200);
    expect(Number(head.headers['content-length'])).toBe(whole.length);
    expect(head.body).toBe('');
  });

  it.each(['..%2f..%2fstorylantern.sqlite', '%2e%2e%2flock.sqlite', 'lock.sqlite', 'gone.mp3'])(
    'outside the media, as %s, is not there',
    async (name) => {
      expect((await server.app.inject(`/api/media/${name}`)).statusCode).toBe(404);
    },
  );
});

describe('clearing away', () => {
  const hours = (count: number): Date => new Date(Date.UTC(2031, 0, 1) + count * 3_600_000);
  const owner = { householdId: 1, owner: 'story:a' };
  let folder: ReturnType<typeof scratchFolder>;
  let database: Database;
  let library: MediaLibrary;

  beforeEach(async () => {
    folder = scratchFolder();
    database = openSqlite(folder.path);
    await migrate(database.db, hours(0));
    library = new MediaLibrary(new FolderMedia(join(folder.path, 'media')), database);
  });
  afterEach(async () => {
    await database.close();
    folder.remove();
  });

  it('leaves what somebody needs, and what was only just written', async () => {
    const owned = await library.put(bytes, 'mp3', hours(0));
    await library.own(database.db, owned, owner);
    const fresh = await library.put(Uint8Array.of(1), 'webp', hours(9.5));
    expect(await library.sweep(hours(10))).toBe(0);
    expect(await library.store.size(owned)).toBe(bytes.length);
    expect(await library.store.size(fresh)).toBe(1);
  });

  it('takes what the last owner gave up, and nothing that another still has', async () => {
    const shared = await library.put(bytes, 'mp3', hours(0));
    await library.own(database.db, shared, owner);
    await library.own(database.db, shared, { householdId: 1, owner: 'story:b' });
    await library.disown(database.db, owner);
    expect(await library.sweep(hours(10))).toBe(0);
    await library.disown(database.db, { householdId: 1, owner: 'story:b' });
    expect(await library.sweep(hours(10))).toBe(1);
    expect(await library.store.size(shared)).toBeUndefined();
  });

  it('leaves the pictures of the cards', async () => {
    const card = await library.put(bytes, 'webp', hours(0));
    await database.db.insertInto('card_picture').values({ id: 'x', file: card }).execute();
    expect(await library.sweep(hours(10))).toBe(0);
  });

  it('leaves files that it does not know', async () => {
    writeFileSync(join(folder.path, 'media', 'note.txt'), 'mine');
    expect(await library.sweep(hours(10))).toBe(0);
    expect(readdirSync(join(folder.path, 'media'))).toEqual(['note.txt']);
  });
});
