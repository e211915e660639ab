import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookWhen, isWhole } from './support/book-requests.ts';
import {
  exported,
  filesOf,
  makeFamily,
  openFamilyServer,
  restore,
  restored,
  rowsOf,
  transfersOf,
} from './support/family-data.ts';
import { FAMILY_NAME, type Everything } from './support/family-with-everything.ts';
import { HOUSEHOLD_HEADER, type TestServer } from './support/open-test-server.ts';
import { quickMakers } from './support/quick-makers.ts';
import { makeStory, post, storyWhen } from './support/requests.ts';
import { isHeard, songWhen } from './support/song-requests.ts';
import { startPostgres, type TestPostgres } from './support/start-postgres.ts';

const NOTHING = {
  children: 0,
  stories: 0,
  pictureBooks: 0,
  songs: 0,
  expertStories: 0,
  readings: 0,
  goals: 0,
  conversations: 0,
  files: 0,
};
const ONE_OF_EVERYTHING = {
  children: 1,
  stories: 1,
  pictureBooks: 1,
  songs: 1,
  expertStories: 1,
  readings: 1,
  goals: 1,
  conversations: 1,
};
const theirs = { [HOUSEHOLD_HEADER]: '2' };

describe.each(['sqlite', 'postgresql'])('a family with one of everything, on %s', (kind) => {
  let databases: TestPostgres[] = [];
  let variables: Record<string, string>[];
  let server: TestServer;
  let family: Everything;
  let zip: Buffer;

  beforeAll(async () => {
    databases = kind === 'sqlite' ? [] : await Promise.all([startPostgres(), startPostgres()]);
    variables = [0, 1].map((place): Record<string, string> => {
      const url = databases[place]?.url;
      return url === undefined ? {} : { DATABASE_URL: url };
    });
    server = await openFamilyServer(variables[0]);
    server.startJobs();
    family = await makeFamily(server);
    zip = await exported(server);
  });
  afterAll(async () => {
    await server.end();
    for (const database of databases) await database.stop();
  });

  it('is counted', async () => {
    const { counts, fileBytes } = (await server.app.inject('/api/your-data')).json();
    expect(counts).toMatchObject(ONE_OF_EVERYTHING);
    expect(counts.files).toBeGreaterThan(10);
    expect(fileBytes).toBeGreaterThan(1_000);
  });

  it('is the same family in another installation, row by row and byte by byte', async () => {
    const other = await openFamilyServer(variables[1]);
    try {
      const told = await restored(other, zip);
      expect(told.restored).toMatchObject(ONE_OF_EVERYTHING);
      expect(told.alreadyHere).toEqual(NOTHING);
      expect(await rowsOf(other)).toEqual(await rowsOf(server));
      const there = filesOf(other);
      const here = filesOf(server);
      for (const file of Object.keys(there)) expect([file, there[file]]).toEqual([file, here[file]]);
      const needed = await server.database.db.selectFrom('media_reference').select('file').distinct().execute();
      expect(Object.keys(there).toSorted()).toEqual(needed.map(({ file }) => file).toSorted());
      expect((await other.app.inject('/api/household')).json()).toEqual({ country: 'NZ' });
      expect((await other.app.inject(`/api/stories/${family.storyId}`)).json()).toEqual(
        (await server.app.inject(`/api/stories/${family.storyId}`)).json(),
      );
      expect([transfersOf(server), transfersOf(other)]).toEqual([[], []]);

      // Brought back a second time, and by another family of the same server.
      const again = await restored(other, zip);
      expect([again.restored, again.alreadyHere]).toEqual([NOTHING, told.restored]);
      await other.addHousehold(2);
      const second = await restored(other, zip, theirs);
      expect(second.restored).toEqual(told.restored);
      const before = await rowsOf(other, 2);
      expect((await restored(other, zip, theirs)).alreadyHere).toEqual(told.restored);
      expect(await rowsOf(other, 2)).toEqual(before);
      const [reading] = (await other.app.inject({ url: '/api/progress/tracking/user/2', headers: theirs })).json();
      expect(reading.pieceId).not.toBe(family.storyId);
      const story = await other.app.inject({ url: `/api/stories/${reading.pieceId}`, headers: theirs });
      expect(story.json().title).toContain(FAMILY_NAME);
      expect((await other.app.inject({ url: story.json().audioUrl, headers: theirs })).statusCode).toBe(200);
      expect(await rowsOf(other)).toEqual(await rowsOf(server));
    } finally {
      await other.end();
    }
  });

  it('leaves nothing behind when it is deleted, and nothing of another family goes with it', async () => {
    await server.addHousehold(2);
    const storyOfOthers = await makeStory(server, undefined, theirs);
    await server.app.inject({ url: `/api/stories/${storyOfOthers}/cover`, headers: theirs });
    const before = await rowsOf(server, 2);
    const gone = await post(server, '/api/your-data/delete', { sure: 'delete everything' });
    expect(gone.json().deleted).toMatchObject(ONE_OF_EVERYTHING);
    const rows = await rowsOf(server);
    expect(Object.keys(rows).length).toBeGreaterThan(12);
    for (const [table, left] of Object.entries(rows)) expect([table, left]).toEqual([table, []]);
    for (const table of ['job', 'idempotency'] as const) {
      expect(await server.database.db.selectFrom(table).selectAll().where('household_id', '=', 1).execute()).toEqual(
        [],
      );
    }
    const household = await server.database.db.selectFrom('household').selectAll().where('id', '=', 1).execute();
    expect(household).toMatchObject([{ id: 1, country: null }]);
    expect(Object.keys(await rowsOf(server, 2))).toEqual(Object.keys(before));
    expect((await rowsOf(server, 2))['story']).toHaveLength(1);
    const { db } = server.database;
    const wanted = [
      ...(await db.selectFrom('media_reference').select('file').where('household_id', '=', 2).execute()),
      ...(await db.selectFrom('card_picture').select('file').execute()),
    ].map(({ file }) => file);
    await until(async () => {
      const story = (await server.app.inject({ url: `/api/stories/${storyOfOthers}`, headers: theirs })).json();
      return story.audioUrl !== null;
    });
    for (const file of wanted) expect(filesOf(server)).toHaveProperty(file);
    const media = await db.selectFrom('media').select('file').execute();
    expect(Object.keys(filesOf(server)).toSorted()).toEqual(media.map(({ file }) => file).toSorted());
    if (kind !== 'sqlite') return;
    for (const name of ['storylantern.sqlite', 'storylantern.sqlite-wal']) {
      expect(readFileSync(join(server.folder, name)).includes(FAMILY_NAME)).toBe(false);
    }
  });
});

/** Asks again and again until an answer is as wanted; the test's own time limit ends the waiting. */
async function until(ask: () => Promise<boolean>): Promise<void> {
  while (!(await ask())) await pause(10);
}

describe('a family on one server', () => {
  let server: TestServer;
  let other: TestServer;
  beforeEach(async () => {
    [server, other] = await Promise.all([openFamilyServer(), openFamilyServer()]);
  });
  afterEach(async () => {
    await server.end();
    await other.end();
  });

  it('downloads pages that lead to one another and to nothing else, whatever the titles', async () => {
    server.startJobs();
    await makeFamily(server);
    const trick = '../../<script>alert("x")</script> & Zoë';
    await server.database.db.updateTable('story').set({ title: trick }).execute();
    await server.database.db.updateTable('picture_book').set({ title: '李雷 con' }).execute();
    const files = unzipSync(await exported(server));
    const names = Object.keys(files);
    for (const name of names) expect(name).toMatch(/^([a-z-]+\/)?[a-z0-9-]+\.(html|css|json|webp|mp3)$/);
    const pages = names.filter((name) => name.endsWith('.html'));
    expect(pages.toSorted()).toEqual([
      'children.html',
      expect.stringMatching(/^conversations\/quillon-bites-at-nursery\.html$/),
      expect.stringMatching(/^expert-stories\//),
      'index.html',
      'picture-books/picture-book.html',
      'progress.html',
      expect.stringMatching(/^songs\//),
      'stories/script-alert-x-script-zoe.html',
    ]);
    const linked = new Set<string>();
    for (const name of pages) {
      const text = strFromU8(files[name] ?? new Uint8Array());
      expect(text).not.toContain('<script');
      for (const [, address = ''] of text.matchAll(/(?:href|src)="([^"]*)"/g)) {
        const target = new URL(address, `https://family/${name}`);
        expect([name, target.host]).toEqual([name, 'family']);
        linked.add(target.pathname.slice(1));
      }
    }
    for (const target of linked) expect(names).toContain(target);
    for (const name of pages) expect(linked).toContain(name);
    expect(strFromU8(files['stories/script-alert-x-script-zoe.html'] ?? new Uint8Array())).toContain(
      '../../&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; Zoë',
    );
    for (const word of ['trains', 'a hug', 'stays in bed', 'half way', 'bites at nursery', 'A museum of bridges']) {
      expect(pages.some((name) => strFromU8(files[name] ?? new Uint8Array()).includes(word))).toBe(true);
    }
    expect(transfersOf(server)).toEqual([]);
  });

  it('keeps what was deleted out of the download, and brings back what was deleted since', async () => {
    server.startJobs();
    const { storyId, song } = await makeFamily(server);
    await server.app.inject({ method: 'DELETE', url: `/api/songs/${song.id}` });
    const zip = await exported(server);
    expect((await restored(other, zip)).restored).toMatchObject({ ...ONE_OF_EVERYTHING, songs: 0 });
    await server.app.inject({ method: 'DELETE', url: `/api/stories/${storyId}` });
    const back = await restored(server, zip);
    expect(back.restored).toEqual({ ...NOTHING, stories: 1 });
    expect((await server.app.inject(`/api/stories/${storyId}`)).statusCode).toBe(200);
    expect((await server.app.inject(`/api/songs/${song.id}`)).statusCode).toBe(404);
  });

  it('has what was not made yet made in the other installation', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.makers.hold = { ...server.makers.hold, narrator: promise, illustrator: promise, musician: promise };
    server.startJobs();
    const storyId = await makeStory(server);
    const book = (await post(server, '/api/illustrated-stories/generate', { theme: 'a dragon' })).json();
    const song = (await post(server, '/api/songs', { theme: 'a dragon', useMusicalGeneration: true })).json();
    const zip = await exported(server);
    await restored(other, zip);
    other.startJobs();
    await storyWhen(other, storyId, (story) => story.audioUrl !== null);
    await bookWhen(other, book.id, isWhole);
    await songWhen(other, song.id, isHeard);
    expect((await other.app.inject(`/api/stories/${storyId}/cover`)).statusCode).toBe(302);
    resolve();
  });

  it('downloads whole although its pictures and sound were lost, and they are made again', async () => {
    server.startJobs();
    const { storyId, book, song } = await makeFamily(server);
    for (const file of Object.keys(filesOf(server))) rmSync(join(server.folder, 'media', file));
    const zip = await exported(server);
    expect((await restored(other, zip)).restored).toMatchObject({ ...ONE_OF_EVERYTHING, files: 0 });
    other.startJobs();
    await storyWhen(other, storyId, (story) => story.audioUrl !== null);
    await bookWhen(other, book.id, isWhole);
    await songWhen(other, song.id, isHeard);
  });

  it('is not written to by what was in hand when it was deleted', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.makers.hold = { ...server.makers.hold, narrator: promise, illustrator: promise, musician: promise };
    server.startJobs();
    await makeStory(server);
    await post(server, '/api/illustrated-stories/generate', { theme: 'a dragon' });
    await post(server, '/api/songs', { theme: 'a dragon', useMusicalGeneration: true });
    const running = () => server.database.db.selectFrom('job').select('id').where('state', '=', 'running').execute();
    await until(async () => (await running()).length >= 5);
    const gone = await post(server, '/api/your-data/delete', { sure: 'delete everything' });
    expect(gone.json().deleted).toMatchObject({ stories: 1, pictureBooks: 1, songs: 1 });
    expect(filesOf(server)).toEqual({});
    resolve();
    // A story made after it is whole when all that was in hand before has ended.
    const next = await makeStory(server);
    await storyWhen(server, next, (story) => story.audioUrl !== null);
    await server.app.inject(`/api/stories/${next}/cover`);
    const needed = await server.database.db.selectFrom('media_reference').select('file').distinct().execute();
    expect(Object.keys(filesOf(server)).toSorted()).toEqual(needed.map(({ file }) => file).toSorted());
    expect((await server.app.inject('/api/your-data')).json().counts).toMatchObject({
      stories: 1,
      pictureBooks: 0,
      songs: 0,
    });
  });

  it('is not written to by work that cannot be stopped either', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { narrator } = await quickMakers();
    const stubborn: typeof narrator = {
      ...narrator,
      narrate: async (script) => {
        await promise;
        return narrator.narrate(script);
      },
    };
    const deaf = await openFamilyServer({}, { narrator: stubborn });
    try {
      deaf.startJobs();
      await makeStory(deaf);
      const jobs = (state: string) =>
        deaf.database.db
          .selectFrom('job')
          .select('id')
          .where('state', '=', state)
          .where('kind', '=', 'story-narration')
          .execute();
      await until(async () => (await jobs('running')).length === 1);
      const gone = post(deaf, '/api/your-data/delete', { sure: 'delete everything' });
      await until(async () => (await jobs('running')).length === 0);
      resolve();
      expect((await gone).json().deleted).toMatchObject({ stories: 1 });
      expect(filesOf(deaf)).toEqual({});
      expect((await rowsOf(deaf))['story']).toEqual([]);
    } finally {
      await deaf.end();
    }
  });

  it('shows what was brought back, and not what was there before it was deleted', async () => {
    const storyId = await makeStory(server);
    const zip = await exported(server);
    const title = async () => (await server.app.inject(`/api/stories/${storyId}`)).json().title;
    const before = await title();
    await server.database.db
      .updateTable('story')
      .set((column) => ({ title: 'Another title', revision: column('revision', '+', 1) }))
      .execute();
    expect(await title()).toBe('Another title');
    await post(server, '/api/your-data/delete', { sure: 'delete everything' });
    await restored(server, zip);
    await post(server, '/api/stories/save', { id: storyId });
    expect(await title()).toBe(before);
  });

  it('has nothing of a download when writing it fails half way', async () => {
    server.startJobs();
    await makeFamily(server);
    const zip = await exported(server);
    await sql`create trigger full before insert on goal begin select raise(abort, 'full'); end`.execute(
      other.database.db,
    );
    const before = await rowsOf(other);
    expect((await restore(other, zip)).statusCode).toBe(500);
    expect(await rowsOf(other)).toEqual(before);
    expect(filesOf(other)).toEqual({});
    await sql`drop trigger full`.execute(other.database.db);
    expect((await restored(other, zip)).restored).toMatchObject(ONE_OF_EVERYTHING);
    expect(await rowsOf(other)).toEqual(await rowsOf(server));
  });

  it('is deleted only by the words, and only from our own page', async () => {
    await makeStory(server);
    expect((await post(server, '/api/your-data/delete', { sure: 'yes' })).statusCode).toBe(400);
    const foreign = await post(
      server,
      '/api/your-data/delete',
      { sure: 'delete everything' },
      { origin: 'https://elsewhere.example' },
    );
    expect(foreign.statusCode).toBe(403);
    expect((await server.app.inject('/api/your-data')).json().counts.stories).toBe(1);
  });
});
