import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Maker } from '@storylantern/contract';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import { nanoid } from 'nanoid';
import * as z from 'zod/mini';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import type { ModelServerConfig, ModelServersConfig } from './model-server-config.ts';
import { CardPictures } from './features/categories/card-pictures.ts';
import { listChildren } from './features/children/repository.ts';
import { ChildrenService } from './features/children/service.ts';
import { LibraryStories } from './features/expert-help/library-stories.ts';
import { libraryPictureOfName } from './features/expert-help/library-pictures.ts';
import { libraryNarrationJob } from './features/expert-help/narration-job.ts';
import { GoalService } from './features/goals/service.ts';
import { checkHealth } from './features/health/service.ts';
import { findCountry } from './features/household/repository.ts';
import { BookEditor } from './features/illustrated-stories/book-editor.ts';
import { bookJobs } from './features/illustrated-stories/book-jobs.ts';
import { BookWriter } from './features/illustrated-stories/book-writer.ts';
import { BookService } from './features/illustrated-stories/service.ts';
import { forgetEmptyThreads } from './features/lumi/repository.ts';
import { LumiService } from './features/lumi/service.ts';
import { FamilyWork } from './platform/making/family-work.ts';
import { MAKING_KEPT_MS, Makings } from './platform/making/makings.ts';
import { forgetMakings } from './platform/making/making-rows.ts';
import { ProgressService } from './features/progress/service.ts';
import { PronunciationService } from './features/pronunciations/service.ts';
import { SongService } from './features/songs/service.ts';
import { SongEditor } from './features/songs/song-editor.ts';
import { songJobs } from './features/songs/song-jobs.ts';
import { SongWriter } from './features/songs/song-writer.ts';
import type { ExpectedMakers as SongMakers } from './features/songs/stored-song.ts';
import { StoryService } from './features/stories/service.ts';
import { StoryEditor } from './features/stories/story-editor.ts';
import { StoryReteller } from './features/stories/story-reteller.ts';
import { StoryUnderstanding } from './features/stories/story-understanding.ts';
import { StoryWriter } from './features/stories/story-writer.ts';
import type { ExpectedMakers } from './features/stories/stored-story.ts';
import { storyJobs } from './features/stories/story-jobs.ts';
import { familySections } from './family-sections.ts';
import { YourDataService } from './features/your-data/service.ts';
import { TransferFolder } from './features/your-data/transfer-folder.ts';
import { Housekeeping } from './housekeeping.ts';
import type { Makers } from './makers.ts';
import { askingMs } from './makers/model-server/asking-time.ts';
import { CallLedger } from './makers/model-server/call-ledger.ts';
import { openModels } from './makers/model-server/open-models.ts';
import { loggedDefects } from './makers/model-server/own-defect.ts';
import { withModelServers } from './makers/with-model-servers.ts';
import { lockDataFolder, makeDataFolder } from './platform/database/folder-lock.ts';
import { FIRST_HOUSEHOLD, migrate } from './platform/database/migrate.ts';
import { openPostgres, openSqlite, type Database } from './platform/database/open-database.ts';
import { JobRunner } from './platform/jobs/job-runner.ts';
import { JobStore } from './platform/jobs/job-store.ts';
import { FolderMedia } from './platform/media/folder-media.ts';
import { MediaLibrary } from './platform/media/media-library.ts';
import type { MediaStore } from './platform/media/media-store.ts';
import type { ChosenChild } from './platform/requests/chosen-child.ts';
import { forgetKeys, KEY_KEPT_MS } from './platform/requests/request-key.ts';
import { StartFault } from './platform/start-fault.ts';

/** An open server: built, migrated, and working on its jobs once `startJobs` was called. */
export interface OpenServer {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** Begins with the jobs and the chores. */
  startJobs(): void;
  /** Ends in good order: requests and jobs in hand first, as far as the deadline (milliseconds) allows. */
  close(deadlineMs: number): Promise<void>;
}

/** What a server is put together from besides its settings. */
export interface ServerOptions {
  readonly makers: Makers;
  readonly logger: NonNullable<FastifyServerOptions['logger']>;
  /** Whose requests these are; one family's own server has one household. */
  readonly actingHousehold?: (request: FastifyRequest) => number;
  /** The built web app. */
  readonly webFolder?: string;
  /** Milliseconds that tests make shorter. */
  readonly patience?: { readonly coverWaitMs?: number; readonly pollMs?: number; readonly backoffMs?: number };
}

const HERE: Maker = { by: 'embedded', name: 'Storylantern' };
const makerAt = (server: ModelServerConfig | undefined): Maker =>
  server ? { by: 'remote', name: server.model } : HERE;

/** Who makes what of a family's pieces is not made yet: a voice that may not hear their names is not asked. */
const expectedMakers = ({ picture, voice }: ModelServersConfig): ExpectedMakers & SongMakers => ({
  picture: makerAt(picture),
  voice: makerAt(voice?.sendsNames ? voice : undefined),
  music: HERE,
});

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));
/** Opened pages wake the illustrator no more often than this. */
const WAKE_EVERY_MS = 60_000;
/** A whole book is drawn by as many processes as the illustrator may have, which are two. */
const PAGES_DRAWN_AT_ONCE = 2;
/** A cover takes well under a second; more of them at once wait for each other. */
const COVER_WAIT_MS = 8_000;
/** A song is made in some six seconds; several wait for each other. */
const SONG_WAIT_MS = 60_000;
const CLOSE_IDLE_MS = 50;
/** A chat page that was opened and left again keeps its empty conversation for a day. */
const UNUSED_THREAD_MS = 24 * 60 * 60 * 1_000;
/** Done and given-up jobs stay in the table this long, for whoever looks into what happened. */
const JOBS_KEPT_MS = 7 * 24 * 60 * 60 * 1_000;
/** Calls of model servers are remembered for a month: what they cost is on a bill by then. */
const CALLS_KEPT_MS = 30 * 24 * 60 * 60 * 1_000;

const packageVersion = (): string =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')))
    .version;

/** The S3 client is large: it is loaded only where media goes to S3. */
async function openMedia(config: Config): Promise<MediaStore> {
  if (!config.mediaS3) return new FolderMedia(makeDataFolder(join(config.dataDir, 'media')));
  const { S3Media } = await import('./platform/media/s3-media.ts');
  return new S3Media(config.mediaS3);
}

/** With PostgreSQL several servers may share the folder, so it is not locked; it must be there all the same. */
function takeDataFolder(config: Config): () => void {
  if (config.databaseUrl === undefined) return lockDataFolder(config.dataDir);
  if (!config.mediaS3) makeDataFolder(config.dataDir);
  return () => undefined;
}

/** What to say when the database does not open, whatever its driver threw. The address stays out: it holds a password. */
function unusableDatabase({ databaseUrl, dataDir }: Config, cause: unknown): StartFault {
  const which = databaseUrl === undefined ? `in the data folder ${resolve(dataDir)}` : 'of DATABASE_URL';
  // Where several addresses were tried, the driver gives one error for each and no sentence for all of them.
  const first: unknown = cause instanceof AggregateError && cause.message === '' ? cause.errors[0] : cause;
  const why = (first instanceof Error ? first.message : String(first)).split('\n')[0];
  return new StartFault(`The database ${which} cannot be used: ${why}.`, cause);
}

/** Opens the database and brings its tables up to date. */
async function openDatabase(config: Config, onError: (error: Error) => void): Promise<Database> {
  const { databaseUrl } = config;
  const database = databaseUrl === undefined ? openSqlite(resolve(config.dataDir)) : openPostgres(databaseUrl, onError);
  try {
    await migrate(database.db, new Date());
    return database;
  } catch (error) {
    await database.close();
    throw unusableDatabase(config, error);
  }
}

/** A connection that was busy when the server began to stop, and then is kept alive by its client, must not hold it up. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_MS);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
  }
}

/**
 * Opens everything a server needs, in the order in which it can fail, and puts it together.
 * @throws StartFault when a folder or the database cannot be used.
 */
export async function openServer(config: Config, options: ServerOptions): Promise<OpenServer> {
  const unlock = takeDataFolder(config);
  /** What the parts that come first tell those that come last. */
  let closing = false;
  const later: { log?: FastifyBaseLogger; runner?: JobRunner } = {};
  const database = await openDatabase(config, (error) =>
    later.log?.error({ err: error }, 'A database connection broke'),
  );
  const ledger = new CallLedger(database);
  const now = () => new Date();
  const models = await openModels(config.modelServers, {
    ledger,
    now,
    log: () => later.log,
    readers: {
      picture: (bytes) => options.makers.illustrator.measure(bytes),
      sound: (sound) => options.makers.narrator.measure(sound),
    },
  });
  const makers = withModelServers(
    options.makers,
    models,
    loggedDefects(() => later.log),
  );
  const expected = expectedMakers(config.modelServers);
  const textServer = config.modelServers.text;
  const families = new FamilyWork({ database, log: () => later.log });
  const makings = new Makings({
    database,
    askingMs: textServer && askingMs(textServer),
    now,
    log: () => later.log,
  });
  const version = packageVersion();
  const media = new MediaLibrary(await openMedia(config), database);
  const jobs = new JobStore(database, nanoid());
  // The folder lock proves that no other process lives: whatever still runs by the table died with an earlier one.
  if (database.kind === 'sqlite') await jobs.expireLeases(new Date());

  const wake = () => later.runner?.wake();
  /** When the illustrator was last woken with so many processes. */
  const wokenAt = new Map<number, number>();
  const wakeIllustrator = (processes: number) => {
    const before = wokenAt.get(processes);
    if (closing || (before !== undefined && performance.now() - before < WAKE_EVERY_MS)) return;
    wokenAt.set(processes, performance.now());
    makers.illustrator
      .warm(processes)
      .catch((error: unknown) => closing || later.log?.error({ err: error }, 'The illustrator could not be started'));
  };
  let musicianWokenAt = Number.NEGATIVE_INFINITY;
  const wakeMusician = () => {
    if (closing || performance.now() - musicianWokenAt < WAKE_EVERY_MS) return;
    musicianWokenAt = performance.now();
    makers.musician
      .warm()
      .catch((error: unknown) => closing || later.log?.error({ err: error }, 'The musician could not be started'));
  };
  const songParts = {
    database,
    expected,
    reader: makers.author.songReader,
    screen: makers.author.screenBook,
    narrator: makers.narrator,
    musician: makers.musician,
    wake,
  };
  const wakeAssistant = () =>
    void makers.assistant
      .warm()
      .catch((error: unknown) => closing || later.log?.error({ err: error }, 'The assistant could not be started'));
  const bookParts = {
    database,
    expected,
    screen: makers.author.screenBook,
    pictures: makers.pictures,
    wake,
  };
  const cardPictures = new CardPictures({
    database,
    media,
    // The program's own pictures are drawn by the program, whoever draws for the family.
    illustrator: options.makers.illustrator,
    pictures: makers.pictures,
    version,
    page: (name) => libraryPictureOfName(name, makers.pictures),
  });
  const children = new ChildrenService({ database, screen: makers.author.screen });
  const chosenChild: ChosenChild = (householdId, id) => children.chosen(householdId, id);
  const app = await buildApp({
    logger: options.logger,
    version,
    host: config.host,
    webFolder: options.webFolder ?? WEB_FOLDER,
    onVisit: () => wakeIllustrator(1),
    readsPerMinute: config.readsPerMinute,
    generationsPerMinute: config.generationsPerMinute,
    actingHousehold: options.actingHousehold ?? (() => FIRST_HOUSEHOLD),
    health: () => checkHealth({ database, jobs, version, modelServers: config.modelServers }),
    database,
    mediaStore: media.store,
    stories: {
      stories: new StoryService({ database, expected, wake }),
      writer: new StoryWriter({
        database,
        author: makers.author,
        screen: makers.author.screen,
        pictures: makers.pictures,
        chosenChild,
        families,
        makings,
        wake,
      }),
      understanding: new StoryUnderstanding(makers.author),
      editor: new StoryEditor({
        database,
        expected,
        reteller: new StoryReteller({
          database,
          author: makers.author,
          screen: makers.author.screen,
          reader: makers.author.storyReader,
          chosenChild,
          families,
          makings,
        }),
        pictures: makers.pictures,
        wake,
      }),
      authored: new LibraryStories({
        database,
        pictures: makers.pictures,
        expected: { picture: HERE, voice: makerAt(config.modelServers.voice) },
        audit: makers.author.audit,
        wake,
      }),
    },
    illustratedStories: {
      books: new BookService(bookParts),
      writer: new BookWriter({ ...bookParts, author: makers.author, families, makings }),
      editor: new BookEditor(bookParts),
      onForm: () => wakeIllustrator(PAGES_DRAWN_AT_ONCE),
    },
    songs: {
      songs: new SongService(songParts),
      writer: new SongWriter({ ...songParts, author: makers.author, pictures: makers.pictures, families, makings }),
      editor: new SongEditor(songParts),
      onForm: () => {
        wakeIllustrator(1);
        wakeMusician();
      },
    },
    children,
    progress: new ProgressService(database),
    goals: new GoalService(database),
    lumi: {
      lumi: new LumiService({
        database,
        assistant: makers.assistant,
        families,
        chosenChild,
        names: async (householdId) => (await listChildren(database.db, householdId)).map(({ nickname }) => nickname),
        country: (householdId) => findCountry(database.db, householdId),
      }),
      onChat: wakeAssistant,
    },
    makings,
    models,
    coverWaitMs: options.patience?.coverWaitMs ?? COVER_WAIT_MS,
    songWaitMs: SONG_WAIT_MS,
    cardPictures,
    pronunciations: new PronunciationService({ database, media, families, narrator: makers.narrator }),
    yourData: new YourDataService({
      database,
      media,
      transfers: new TransferFolder(resolve(config.dataDir)),
      sections: familySections({ expected, cardPicture: (name) => cardPictures.file(name) }),
      country: (householdId) => findCountry(database.db, householdId),
      wake,
      letGo: async (householdId, waitMs) => {
        families.end(householdId);
        await later.runner?.letGo(householdId, waitMs);
      },
    }),
  });
  later.log = app.log;
  const { illustrator, narrator, musician } = makers;
  const crafts = { database, media, illustrator, narrator, musician };
  const kinds = [...storyJobs(crafts), libraryNarrationJob(crafts), ...bookJobs(crafts), ...songJobs(crafts)];
  const runner = new JobRunner(jobs, kinds, app.log, {
    pollMs: options.patience?.pollMs,
    backoffMs: options.patience?.backoffMs,
    // Another server deleted everything of theirs while this one drew or spoke for them.
    onGone: async (householdId) => void (await media.discard(media.madeLatelyFor(householdId), householdId)),
  });
  later.runner = runner;
  const housekeeping = new Housekeeping(
    {
      'finished jobs': (now) => jobs.forgetFinished(new Date(now.getTime() - JOBS_KEPT_MS)),
      'request keys': (now) => forgetKeys(database.db, new Date(now.getTime() - KEY_KEPT_MS)),
      'calls of model servers': (now) => ledger.forget(new Date(now.getTime() - CALLS_KEPT_MS)),
      'texts nobody writes any more': (now) => forgetMakings(database.db, new Date(now.getTime() - MAKING_KEPT_MS)),
      'media nobody needs': (now) => media.sweep(now),
      'conversations never begun': (now) => forgetEmptyThreads(database.db, new Date(now.getTime() - UNUSED_THREAD_MS)),
    },
    app.log,
  );

  return {
    app,
    database,
    startJobs() {
      housekeeping.start();
      // The author first: a parent may be waiting for a story, and what an earlier process left waits a second longer.
      makers.author
        .warm()
        .catch((error: unknown) => {
          if (!closing) app.log.error({ err: error }, 'The author could not be started');
        })
        .finally(() => runner.start());
    },
    async close(deadlineMs) {
      closing = true;
      // Texts that parents wait for are told here instead; what jobs asked for may come until their time is up.
      models.close('text');
      await Promise.all([closeApp(app), runner.stop(deadlineMs), housekeeping.stop()]);
      models.close('picture');
      models.close('voice');
      await Promise.all([
        makers.assistant.close(),
        makers.author.close(),
        illustrator.close(),
        narrator.close(),
        musician.close(),
      ]);
      await media.store.close();
      await database.close();
      unlock();
    },
  };
}
