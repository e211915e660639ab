import { trackingEntrySchema } from '@storylantern/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as stories from '../src/features/stories/repository.ts';
import * as pages from '../src/features/illustrated-stories/page-repository.ts';
import * as books from '../src/features/illustrated-stories/repository.ts';
import * as songs from '../src/features/songs/repository.ts';
import { listPieces } from '../src/features/library/repository.ts';
import { findByKey, takeKey } from '../src/platform/requests/request-key.ts';
import {
  changeReading,
  findReading,
  insertReading,
  listReadingsAsJson,
  removeReading,
} from '../src/features/progress/repository.ts';
import { recentTexts } from '../src/features/stories/recent-texts.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import type { Database } from '../src/platform/database/open-database.ts';
import { cancelJob, enqueueJob } from '../src/platform/jobs/enqueue-job.ts';
import { JobStore, type JobLimits } from '../src/platform/jobs/job-store.ts';
import { bookRow, pageRow, readingRow } from './support/book-row.ts';
import { songRow } from './support/song-row.ts';
import { STORAGES, type TestStorage } from './support/storage.ts';
import { storyRow } from './support/story-row.ts';

const LIMITS: JobLimits = { leaseMs: 1_000, maxFailures: 3, maxAttempts: 3 };
const at = (seconds: number): Date => new Date(Date.UTC(2031, 0, 1) + seconds * 1_000);
const nothing = async (): Promise<void> => undefined;

describe.each(Object.keys(STORAGES))('storage on %s', (kind) => {
  let storage: TestStorage;
  let database: Database;

  beforeAll(async () => {
    const start = STORAGES[kind];
    if (!start) throw new Error(`no storage ${kind}`);
    storage = await start();
  });
  afterAll(async () => storage.stop());
  beforeEach(async () => {
    await storage.empty();
    database = storage.open();
  });
  afterEach(async () => database.close());

  describe('migrations', () => {
    it('leave everything as it is the second time', async () => {
      await stories.insertStory(database.db, storyRow('kept'));
      await migrate(database.db, at(0));
      expect(await stories.findStory(database.db, { householdId: 1, id: 'kept' })).toBeDefined();
    });

    it('may be run by several servers at once on an empty database', async () => {
      const fresh = await STORAGES[kind]?.();
      if (!fresh) throw new Error(`no storage ${kind}`);
      // SQLite belongs to one process by the folder lock; there, the several are connections of one after another.
      const servers = Array.from({ length: kind === 'sqlite' ? 1 : 4 }, () => fresh.open());
      try {
        await Promise.all(servers.map((server) => migrate(server.db, at(0))));
        for (const server of servers) await migrate(server.db, at(0));
        const households = await servers[0]?.db.selectFrom('household').selectAll().execute();
        expect(households).toHaveLength(1);
      } finally {
        await Promise.all(servers.map((server) => server.close()));
        await fresh.stop();
      }
    });
  });

  describe('stories', () => {
    it('come back as they went in, whatever the script and the signs', async () => {
      const row = storyRow('a', { title: 'Zoë & "Łucja" — 李雷 ❤️ \\ % _ \'' });
      await stories.insertStory(database.db, row);
      const found = await stories.findStory(database.db, { householdId: 1, id: 'a' });
      expect(found?.title).toBe(row.title);
      expect(found?.narration_round).toBe(1);
      expect(found?.saved_at).toBeNull();
    });

    it('are not there for another household, by any query', async () => {
      await stories.insertStory(database.db, storyRow('a'));
      const theirs = { householdId: 2, id: 'a' };
      expect(await stories.findStory(database.db, theirs)).toBeUndefined();
      expect(await stories.findSummary(database.db, theirs)).toBeUndefined();
      expect(await stories.findCover(database.db, theirs)).toBeUndefined();
      expect(await stories.findManifest(database.db, theirs)).toBeUndefined();
      expect(await stories.markSaved(database.db, theirs, at(1))).toBeUndefined();
      expect(await stories.markDeleted(database.db, theirs, at(1))).toBeUndefined();
      expect(await stories.setCover(database.db, { ...theirs, picture: 1 }, '{}')).toBe(false);
      expect(await stories.beginNarration(database.db, theirs, 'x')).toBeUndefined();
      expect(await stories.purgeStory(database.db, theirs, at(9))).toBe(false);
      expect(await listPieces(database.db, 2, undefined)).toEqual([]);
      expect(await recentTexts(database.db, { householdId: 2, childName: 'Mia' }, 9)).toEqual([]);
      expect((await stories.findStory(database.db, { householdId: 1, id: 'a' }))?.saved_at).toBeNull();
    });

    it('are listed saved first, then newest first', async () => {
      await stories.insertStory(database.db, storyRow('old', { created_at: at(1).toISOString() }));
      await stories.insertStory(database.db, storyRow('new', { created_at: at(3).toISOString() }));
      await stories.insertStory(database.db, storyRow('saved', { created_at: at(2).toISOString() }));
      await stories.markSaved(database.db, { householdId: 1, id: 'saved' }, at(4));
      const listed = await listPieces(database.db, 1, undefined);
      expect(listed.map((row) => row.id)).toEqual(['saved', 'new', 'old']);
    });

    it('are found by a part of their title, child or situation, without accents and signs of patterns', async () => {
      await stories.insertStory(
        database.db,
        storyRow('zoe', { search_text: 'zoe and the 100% dark fear of the dark' }),
      );
      const found = async (search: string) => (await listPieces(database.db, 1, search)).length;
      expect(await found('ZOË')).toBe(1);
      expect(await found('100%')).toBe(1);
      expect(await found('10%dark')).toBe(0);
      expect(await found('z_e')).toBe(0);
      expect(await found('\\')).toBe(0);
      expect(await found("'; drop table story; --")).toBe(0);
    });

    it('keep the first time they were saved', async () => {
      await stories.insertStory(database.db, storyRow('a'));
      const first = await stories.markSaved(database.db, { householdId: 1, id: 'a' }, at(1));
      const second = await stories.markSaved(database.db, { householdId: 1, id: 'a' }, at(2));
      expect(second).toEqual(first);
    });

    it('are related by situation, then by child, then by age', async () => {
      const row = (id: string, situation: string, child: string, created: number) =>
        storyRow(id, { situation, child_name: child, created_at: at(created).toISOString() });
      await stories.insertStory(database.db, row('me', 'dark', 'Mia', 1));
      await stories.insertStory(database.db, row('other', 'bath', 'Tom', 9));
      await stories.insertStory(database.db, row('child', 'bath', 'Mia', 2));
      await stories.insertStory(database.db, row('same', 'dark', 'Tom', 3));
      const story = { householdId: 1, id: 'me', situation: 'dark', childName: 'Mia' };
      const related = await stories.listRelated(database.db, story, 4);
      expect(related.map((each) => each.id)).toEqual(['same', 'child', 'other']);
    });

    it('ignore the narration of an earlier round', async () => {
      await stories.insertStory(database.db, storyRow('a'));
      await stories.beginNarration(database.db, { householdId: 1, id: 'a' }, 'Neev');
      const result = { narration_state: 'ready', narration_message: null, narration: '{}', manifest: '{}' };
      expect(await stories.setNarration(database.db, { householdId: 1, id: 'a', round: 1 }, result)).toBe(false);
      expect(await stories.setNarration(database.db, { householdId: 1, id: 'a', round: 2 }, result)).toBe(true);
    });

    it('are removed for good only when they were deleted long enough ago', async () => {
      await stories.insertStory(database.db, storyRow('a'));
      const key = { householdId: 1, id: 'a' };
      expect(await stories.purgeStory(database.db, key, at(99))).toBe(false);
      await stories.markDeleted(database.db, key, at(10));
      expect(await stories.purgeStory(database.db, key, at(9))).toBe(false);
      expect(await stories.purgeStory(database.db, key, at(10))).toBe(true);
    });
  });

  describe('picture books', () => {
    const key = { householdId: 1, id: 'a' };
    const page = { ...key, sceneId: 's1', round: 1 };
    const write = async (id = 'a', more: Parameters<typeof bookRow>[1] = {}) => {
      await books.insertBook(database.db, bookRow(id, more));
      await pages.insertPages(
        database.db,
        [1, 2, 3].map((place) => pageRow(id, place)),
      );
    };

    it('come back as they went in, with their pages in order', async () => {
      await write('a', { title: 'Zoë & "Łucja" — 李雷 ❤️ \\ % _ \'', child_age: 3.5 });
      const book = await books.findBook(database.db, key);
      expect(book).toMatchObject({ title: 'Zoë & "Łucja" — 李雷 ❤️ \\ % _ \'', child_age: 3.5, revision: 1 });
      expect((await pages.listPages(database.db, key)).map((each) => each.scene_id)).toEqual(['s1', 's2', 's3']);
    });

    it('are not there for another household, by any query', async () => {
      await write();
      const theirs = { ...page, householdId: 2 };
      expect(await books.findBook(database.db, theirs)).toBeUndefined();
      expect(await books.findKeptBook(database.db, theirs)).toBeUndefined();
      expect(await books.findVersion(database.db, theirs)).toBeUndefined();
      expect(await books.findSummary(database.db, theirs)).toBeUndefined();
      expect(await books.findManifest(database.db, theirs)).toBeUndefined();
      expect(await books.listSummaries(database.db, 2)).toEqual([]);
      expect(await books.beginChange(database.db, theirs)).toBeUndefined();
      expect(await books.touchBook(database.db, theirs)).toBe(false);
      expect(await books.markSaved(database.db, theirs, at(1))).toBeUndefined();
      expect(await books.markDeleted(database.db, theirs, at(1))).toBeUndefined();
      expect(await books.beginNarration(database.db, theirs, { nameSaid: 'x', said: '{}' })).toBeUndefined();
      expect(await books.purgeBook(database.db, theirs, at(9))).toBe(false);
      expect(await pages.listPages(database.db, theirs)).toEqual([]);
      expect(await pages.listKeptPages(database.db, theirs)).toEqual([]);
      expect(await pages.findPage(database.db, theirs)).toBeUndefined();
      expect(await pages.findPicture(database.db, theirs)).toBeUndefined();
      expect(await pages.setPicture(database.db, theirs, { image: '{}', description: '' })).toBe(false);
      expect(await pages.beginDrawing(database.db, theirs, { scene: '{}', seed: 1 })).toBeUndefined();
      expect(await pages.beginDrawingAll(database.db, theirs)).toEqual([]);
      expect(await pages.recentPages(database.db, 2, 20)).toEqual([]);
      await pages.arrangePages(database.db, theirs, []);
      await pages.setPictureFailed(database.db, theirs);
      expect(await listPieces(database.db, 2, undefined)).toEqual([]);
      expect(await pages.listPages(database.db, key)).toHaveLength(3);
      expect((await books.findBook(database.db, key))?.version).toBe(1);
    });

    it('stand in one list with stories, saved first, then newest first, and are found in it', async () => {
      await stories.insertStory(database.db, storyRow('story', { created_at: at(2).toISOString() }));
      await write('old', { created_at: at(1).toISOString() });
      await write('new', { created_at: at(3).toISOString(), search_text: 'a zebra in the bath' });
      await write('gone', { created_at: at(9).toISOString() });
      await books.markSaved(database.db, { householdId: 1, id: 'old' }, at(4));
      await books.markDeleted(database.db, { householdId: 1, id: 'gone' }, at(5));
      const listed = async (search?: string) =>
        (await listPieces(database.db, 1, search)).map((piece) => [piece.id, piece.kind]);
      expect(await listed()).toEqual([
        ['old', 'picture-book'],
        ['new', 'picture-book'],
        ['story', 'story'],
      ]);
      expect(await listed('Zébra')).toEqual([['new', 'picture-book']]);
      const summaries = await books.listSummaries(database.db, 1);
      expect(summaries.map(({ id, scenes }) => [id, scenes])).toEqual([
        ['new', 3],
        ['old', 3],
      ]);
    });

    it('take pages out and put them back in another order', async () => {
      await write();
      const arrange = (...ids: string[]) =>
        pages.arrangePages(
          database.db,
          key,
          ids.map((id) => ({ id, text: `${id} now` })),
        );
      await arrange('s3', 's1');
      expect((await pages.listPages(database.db, key)).map((each) => each.text)).toEqual(['s3 now', 's1 now']);
      expect(await pages.listKeptPages(database.db, key)).toHaveLength(3);
      expect((await books.findSummary(database.db, key))?.scenes).toBe(2);
      await arrange('s2', 's3', 's1');
      expect((await pages.listPages(database.db, key)).map((each) => each.scene_id)).toEqual(['s2', 's3', 's1']);
    });

    it('ignore the picture of an earlier round, and keep the one shown until the new one is there', async () => {
      await write();
      expect(await pages.setPicture(database.db, page, { image: '{"first":1}', description: 'One.' })).toBe(true);
      const asked = await pages.beginDrawing(database.db, page, { scene: '{}', seed: 7 });
      expect(asked).toMatchObject({ scene_id: 's1', round: 2, position: 0 });
      expect(await pages.setPicture(database.db, page, { image: '{"late":1}', description: 'Late.' })).toBe(false);
      expect(await pages.findPicture(database.db, page)).toMatchObject({
        state: 'drawing',
        image: '{"first":1}',
        image_round: 1,
      });
      await pages.setPictureFailed(database.db, page);
      expect((await pages.findPicture(database.db, page))?.state).toBe('drawing');
      expect(await pages.setPicture(database.db, { ...page, round: 2 }, { image: '{}', description: 'Two.' })).toBe(
        true,
      );
      expect(await pages.findPicture(database.db, page)).toMatchObject({ state: 'ready', image_round: 2 });
    });

    it('give the texts of the latest books only, newest first', async () => {
      for (let book = 1; book <= 4; book++) await write(`b${book}`, { created_at: at(book).toISOString() });
      const recent = await pages.recentPages(database.db, 1, 2);
      expect(recent).toEqual(['b4 page 1', 'b4 page 2', 'b4 page 3', 'b3 page 1', 'b3 page 2', 'b3 page 3']);
    });

    it('are changed one after the other, each change counted', async () => {
      await write();
      const edits = Array.from({ length: 5 }, () =>
        database.db.transaction().execute(async (queries) => (await books.beginChange(queries, key))?.revision),
      );
      expect((await Promise.all(edits)).toSorted()).toEqual([2, 3, 4, 5, 6]);
    });

    it('are removed for good with their pages when they were deleted long enough ago', async () => {
      await write();
      await books.markDeleted(database.db, key, at(10));
      expect(await pages.findPicture(database.db, page)).toBeUndefined();
      expect(await books.purgeBook(database.db, key, at(9))).toBe(false);
      expect(await books.purgeBook(database.db, key, at(10))).toBe(true);
      expect(await pages.listKeptPages(database.db, key)).toEqual([]);
    });
  });

  describe('songs', () => {
    const key = { householdId: 1, id: 'a' };
    const round = { ...key, round: 1 };
    const ready = { sound_state: 'ready', sound_message: null, sound: '{"file":"1"}', manifest: '{}' };

    it('come back as they went in', async () => {
      const row = songRow('a', { title: 'Zoë & "Łucja" — 李雷 ❤️ \\ % _ \'', child_age: 3.5, seed: 2 ** 31 - 2 });
      await songs.insertSong(database.db, row);
      const { manifest: _manifest, ...kept } = row;
      expect(await songs.findSong(database.db, key)).toEqual(kept);
    });

    it('are not there for another household, by any query', async () => {
      await songs.insertSong(database.db, songRow('a'));
      const theirs = { ...round, householdId: 2 };
      expect(await songs.findSong(database.db, theirs)).toBeUndefined();
      expect(await songs.findKeptSong(database.db, theirs)).toBeUndefined();
      expect(await songs.findVersion(database.db, theirs)).toBeUndefined();
      expect(await songs.findSummary(database.db, theirs)).toBeUndefined();
      expect(await songs.findManifest(database.db, theirs)).toBeUndefined();
      expect(await songs.findRound(database.db, theirs)).toBeUndefined();
      expect(await songs.listSummaries(database.db, 2)).toEqual([]);
      expect(await songs.recentLyrics(database.db, 2, 9)).toEqual([]);
      expect(await songs.beginChange(database.db, theirs)).toBeUndefined();
      expect(await songs.beginSound(database.db, theirs, { sung: 0 })).toBeUndefined();
      expect(await songs.setSound(database.db, theirs, ready)).toBe(false);
      expect(await songs.setVariant(database.db, theirs, { band_file: 'x' })).toBe(false);
      expect(await songs.setCover(database.db, theirs, { cover: '{}' })).toBe(false);
      expect(await songs.markSaved(database.db, theirs, at(1))).toBeUndefined();
      expect(await songs.markDeleted(database.db, theirs, at(1))).toBeUndefined();
      expect(await songs.purgeSong(database.db, theirs, at(9))).toBe(false);
      await songs.markRestored(database.db, theirs);
      expect(await listPieces(database.db, 2, undefined)).toEqual([]);
      expect((await songs.findSong(database.db, key))?.version).toBe(1);
    });

    it('stand in the library under their theme, and are found by title, theme and name', async () => {
      await songs.insertSong(database.db, songRow('a'));
      await songs.insertSong(database.db, songRow('b', { search_text: 'hop zoe hop a frog' }));
      const found = async (search?: string) => (await listPieces(database.db, 1, search)).map((piece) => piece.id);
      expect(await found()).toEqual(['a', 'b']);
      expect(await found('Zoë')).toEqual(['b']);
      expect((await listPieces(database.db, 1, 'dragon'))[0]).toMatchObject({
        kind: 'song',
        situation_name: 'a dragon',
      });
      await songs.markDeleted(database.db, key, at(1));
      expect(await found()).toEqual(['b']);
    });

    it('ignore the sound and the variants of an earlier round, and keep the sound before until then', async () => {
      await songs.insertSong(database.db, songRow('a'));
      expect(await songs.setVariant(database.db, round, { band_file: 'early' })).toBe(false);
      expect(await songs.setSound(database.db, round, ready)).toBe(true);
      expect(await songs.setVariant(database.db, round, { band_file: 'band' })).toBe(true);
      const begun = await songs.beginSound(database.db, key, { wishes: '{"transpose":1}' });
      expect(begun).toEqual({ sound_round: 2 });
      expect(await songs.setSound(database.db, round, { sound_state: 'failed' })).toBe(false);
      expect(await songs.setVariant(database.db, round, { voice_file: 'late' })).toBe(false);
      expect(await songs.findSong(database.db, key)).toMatchObject({
        sound_state: 'waiting',
        sound: ready.sound,
        band_file: 'band',
        voice_file: null,
        wishes: '{"transpose":1}',
      });
      // A change that failed leaves the sound before it, with its words.
      expect(await songs.setSound(database.db, { ...key, round: 2 }, { sound_state: 'failed' })).toBe(true);
      expect(await songs.findManifest(database.db, key)).toEqual({ manifest: ready.manifest });
    });

    it('give the latest lyrics only, newest first', async () => {
      for (const id of ['1', '2', '3']) {
        await songs.insertSong(database.db, songRow(id, { created_at: at(Number(id)).toISOString() }));
      }
      expect(await songs.recentLyrics(database.db, 1, 2)).toEqual(['{"of":"3"}', '{"of":"2"}']);
      expect((await songs.listSummaries(database.db, 1)).map((song) => song.id)).toEqual(['3', '2', '1']);
    });

    it('are changed one after the other, each change counted', async () => {
      await songs.insertSong(database.db, songRow('a'));
      const edits = Array.from({ length: 5 }, () =>
        database.db.transaction().execute(async (queries) => (await songs.beginChange(queries, key))?.revision),
      );
      expect((await Promise.all(edits)).toSorted()).toEqual([2, 3, 4, 5, 6]);
    });

    it('are kept while deleted, and removed for good when that was long enough ago', async () => {
      await songs.insertSong(database.db, songRow('a'));
      await songs.markDeleted(database.db, key, at(10));
      expect(await songs.findSong(database.db, key)).toBeUndefined();
      expect(await songs.setSound(database.db, round, ready)).toBe(true);
      await songs.markRestored(database.db, key);
      expect(await songs.findSong(database.db, key)).toMatchObject({ sound_state: 'ready' });
      await songs.markDeleted(database.db, key, at(10));
      expect(await songs.purgeSong(database.db, key, at(9))).toBe(false);
      expect(await songs.purgeSong(database.db, key, at(10))).toBe(true);
      expect(await songs.findKeptSong(database.db, key)).toBeUndefined();
    });
  });

  it('keeps readings by household, newest first', async () => {
    for (const [id, household, second] of [
      ['a', 1, 1],
      ['b', 1, 2],
      ['c', 2, 3],
    ] as const) {
      await insertReading(
        database.db,
        readingRow(id, { household_id: household, created_at: at(second).toISOString() }),
      );
    }
    const listed = async () =>
      (await listReadingsAsJson(database, 1)).map((json) => trackingEntrySchema.parse(JSON.parse(json)));
    expect((await listed()).map((reading) => reading.id)).toEqual(['b', 'a']);
    const theirs = { householdId: 2, id: 'a' };
    expect(await findReading(database.db, theirs)).toBeUndefined();
    expect(await changeReading(database.db, theirs, { notes: 'mine' })).toBeUndefined();
    expect(await removeReading(database.db, theirs)).toBe(false);
    expect(await removeReading(database.db, { householdId: 1, id: 'a' })).toBe(true);
    expect((await listed()).map((reading) => reading.id)).toEqual(['b']);
  });

  it('gives a request key to one of two that want it', async () => {
    const take = (pieceId: string) =>
      database.db
        .transaction()
        .execute((queries) => takeKey(queries, { householdId: 1, key: 'k', hash: 'h', pieceId }, at(0)));
    const taken = await Promise.all([take('one'), take('two')]);
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect((await findByKey(database.db, 1, 'k'))?.piece_id).toBe(taken[0] ? 'one' : 'two');
    expect(await findByKey(database.db, 2, 'k')).toBeUndefined();
  });

  describe('jobs', () => {
    const put = (payload: unknown = {}) => enqueueJob(database.db, { householdId: 1, kind: 'draw', payload }, at(0));

    it('are there only when the transaction that asked for them is', async () => {
      const failed = database.db.transaction().execute(async (queries) => {
        await enqueueJob(queries, { householdId: 1, kind: 'draw', payload: {} }, at(0));
        throw new Error('no');
      });
      await expect(failed).rejects.toThrow('no');
      expect(await new JobStore(database, 'a').claim('draw', LIMITS, at(1))).toBeUndefined();
    });

    it('are taken in order of need, then of age', async () => {
      const wait = (name: string, priority: number, second: number) =>
        enqueueJob(database.db, { householdId: 1, kind: 'draw', payload: name, priority }, at(second));
      await wait('second page', 1, 0);
      await wait('first page', 0, 1);
      await wait('cover', 0, 0);
      await wait('later', 0, 9);
      const worker = new JobStore(database, 'a');
      const taken: string[] = [];
      for (let job = await worker.claim('draw', LIMITS, at(2)); job; job = await worker.claim('draw', LIMITS, at(2))) {
        taken.push(String(JSON.parse(job.payload)));
        await worker.finish(job, at(2), nothing);
      }
      expect(taken).toEqual(['cover', 'first page', 'second page']);
    });

    it('are each claimed once by workers that race for them', async () => {
      for (let job = 0; job < 40; job++) await put({ job });
      const other = kind === 'sqlite' ? database : storage.open();
      const workers = [new JobStore(database, 'a'), new JobStore(other, 'b')];
      const claims = await Promise.all(
        Array.from({ length: 60 }, (_, turn) => workers[turn % 2]?.claim('draw', LIMITS, at(1))),
      );
      const payloads = claims.flatMap((job) => (job ? [job.payload] : []));
      expect(new Set(payloads).size).toBe(payloads.length);
      for (let job = await workers[0]?.claim('draw', LIMITS, at(1)); job;) {
        payloads.push(job.payload);
        job = await workers[0]?.claim('draw', LIMITS, at(1));
      }
      expect(new Set(payloads).size).toBe(40);
      expect(payloads).toHaveLength(40);
      if (other !== database) await other.close();
    });

    it('pass to another worker when the lease runs out, and the first one can then write nothing', async () => {
      await put();
      const [slow, quick] = [new JobStore(database, 'slow'), new JobStore(database, 'quick')];
      const lost = await slow.claim('draw', LIMITS, at(0));
      expect(await quick.claim('draw', LIMITS, at(0.9))).toBeUndefined();
      const taken = await quick.claim('draw', LIMITS, at(1.1));
      if (!lost || !taken) throw new Error('nothing was claimed');
      expect(taken.attempt).toBe(2);
      let written = 0;
      const write = async () => void written++;
      expect(await slow.renew(lost, LIMITS, at(1.2))).toBe(false);
      expect(await slow.finish(lost, at(1.2), write)).toBe(false);
      expect(await slow.fail(lost, { error: 'x', retryAt: undefined, now: at(1.2) }, write)).toBe(false);
      expect(written).toBe(0);
      expect(await quick.finish(taken, at(1.3), write)).toBe(true);
      expect(await quick.finish(taken, at(1.3), write)).toBe(false);
      expect(written).toBe(1);
    });

    it('are fenced from the same worker when it claimed them twice', async () => {
      await put();
      const worker = new JobStore(database, 'a');
      const first = await worker.claim('draw', LIMITS, at(0));
      const second = await worker.claim('draw', LIMITS, at(2));
      if (!first || !second) throw new Error('nothing was claimed');
      expect(await worker.finish(first, at(3), nothing)).toBe(false);
      expect(await worker.finish(second, at(3), nothing)).toBe(true);
    });

    it('stay claimed as long as the lease is renewed', async () => {
      await put();
      const worker = new JobStore(database, 'a');
      const job = await worker.claim('draw', LIMITS, at(0));
      if (!job) throw new Error('nothing was claimed');
      expect(await worker.renew(job, LIMITS, at(0.9))).toBe(true);
      expect(await new JobStore(database, 'b').claim('draw', LIMITS, at(1.5))).toBeUndefined();
    });

    it('are written off together with what follows, or not at all', async () => {
      await put();
      const worker = new JobStore(database, 'a');
      const job = await worker.claim('draw', LIMITS, at(0));
      if (!job) throw new Error('nothing was claimed');
      const broken = worker.finish(job, at(0.1), async () => {
        throw new Error('disk full');
      });
      await expect(broken).rejects.toThrow('disk full');
      expect(await worker.renew(job, LIMITS, at(0.2))).toBe(true);
    });

    it('wait for their time after a failure, and are dead after the last', async () => {
      await put();
      const worker = new JobStore(database, 'a');
      const first = await worker.claim('draw', LIMITS, at(0));
      if (!first) throw new Error('nothing was claimed');
      await worker.fail(first, { error: 'busy', retryAt: at(5), now: at(0) }, nothing);
      expect(await worker.counts(at(0))).toEqual({ waiting: 1, running: 0, dead: 0 });
      expect((await worker.counts(at(-60))).waiting).toBe(0);
      expect(await worker.claim('draw', LIMITS, at(4))).toBeUndefined();
      const second = await worker.claim('draw', LIMITS, at(5));
      if (!second) throw new Error('nothing was claimed');
      expect(second.failures).toBe(1);
      let told = 0;
      await worker.fail(second, { error: 'broken', retryAt: undefined, now: at(6) }, async () => void told++);
      expect(told).toBe(1);
      expect(await worker.counts(at(6))).toEqual({ waiting: 0, running: 0, dead: 1 });
      expect(await worker.diedSince(at(6))).toBe(true);
      expect(await worker.diedSince(at(7))).toBe(false);
      expect(await worker.claim('draw', LIMITS, at(99))).toBeUndefined();
    });

    it('are dead, and said to be, when every worker stopped in the middle', async () => {
      await put();
      for (const second of [0, 2, 4]) {
        expect(await new JobStore(database, `w${second}`).claim('draw', LIMITS, at(second))).toBeDefined();
      }
      const last = new JobStore(database, 'last');
      expect(await last.claim('draw', LIMITS, at(6))).toBeUndefined();
      const told: string[] = [];
      const bury = () => last.buryExpired('draw', LIMITS, at(6), async (_queries, job) => void told.push(job.kind));
      expect((await bury())?.attempt).toBe(3);
      expect(await bury()).toBeUndefined();
      expect(told).toEqual(['draw']);
      expect((await last.counts(at(6))).dead).toBe(1);
    });

    it('given back by a server that stops are taken up at once, and the try is not counted', async () => {
      await put();
      const stopping = new JobStore(database, 'a');
      const job = await stopping.claim('draw', LIMITS, at(0));
      if (!job) throw new Error('nothing was claimed');
      await stopping.release(job, at(0.1));
      expect((await new JobStore(database, 'b').claim('draw', LIMITS, at(0.2)))?.attempt).toBe(1);
    });

    it('of a process that is known to be dead are taken up at once', async () => {
      await put();
      await new JobStore(database, 'dead').claim('draw', LIMITS, at(0));
      const next = new JobStore(database, 'next');
      await next.expireLeases(at(0.1));
      expect((await next.claim('draw', LIMITS, at(0.1)))?.attempt).toBe(2);
    });

    it('that were called off are not claimed, and what runs cannot write', async () => {
      const id = await put();
      const worker = new JobStore(database, 'a');
      const job = await worker.claim('draw', LIMITS, at(0));
      if (!job) throw new Error('nothing was claimed');
      await cancelJob(database.db, { householdId: 2, id }, at(0.1));
      expect(await worker.renew(job, LIMITS, at(0.1))).toBe(true);
      await cancelJob(database.db, { householdId: 1, id }, at(0.2));
      expect(await worker.finish(job, at(0.3), nothing)).toBe(false);
      expect(await worker.claim('draw', LIMITS, at(9))).toBeUndefined();
    });

    it('are forgotten when they are long done', async () => {
      await put();
      const worker = new JobStore(database, 'a');
      const job = await worker.claim('draw', LIMITS, at(0));
      if (!job) throw new Error('nothing was claimed');
      await worker.finish(job, at(1), nothing);
      await worker.forgetFinished(at(1));
      expect(await database.db.selectFrom('job').select('id').execute()).toHaveLength(1);
      await worker.forgetFinished(at(2));
      expect(await database.db.selectFrom('job').select('id').execute()).toEqual([]);
    });
  });
});
