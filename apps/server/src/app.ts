import type { Health } from '@storylantern/contract';
import { LIMITS } from '@storylantern/contract';
import Fastify, { LogController, type FastifyInstance, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { nanoid } from 'nanoid';
import { mountCategories } from './features/categories/routes.ts';
import type { CardPictures } from './features/categories/card-pictures.ts';
import { mountChildren } from './features/children/routes.ts';
import type { ChildrenService } from './features/children/service.ts';
import { mountExpertHelp } from './features/expert-help/routes.ts';
import { mountGoals } from './features/goals/routes.ts';
import type { GoalService } from './features/goals/service.ts';
import { mountHealth } from './features/health/routes.ts';
import { mountHousehold } from './features/household/routes.ts';
import { mountIllustratedStories, type BookParts } from './features/illustrated-stories/routes.ts';
import { mountBookPictures } from './features/illustrated-stories/image-route.ts';
import { mountPicturesZip } from './features/illustrated-stories/pictures-zip.ts';
import { mountLibrary } from './features/library/routes.ts';
import { mountLumi, type LumiRouteParts } from './features/lumi/routes.ts';
import { mountMaking } from './features/making/routes.ts';
import type { Makings } from './platform/making/makings.ts';
import { mountModelServers } from './features/model-servers/routes.ts';
import { mountProgress } from './features/progress/routes.ts';
import type { ProgressService } from './features/progress/service.ts';
import { mountPronunciations } from './features/pronunciations/routes.ts';
import type { PronunciationService } from './features/pronunciations/service.ts';
import { mountSongFiles } from './features/songs/file-routes.ts';
import { mountSongs, type SongParts } from './features/songs/routes.ts';
import { mountStoryCover } from './features/stories/cover-route.ts';
import { mountStories, type StoryParts } from './features/stories/routes.ts';
import { mountYourData } from './features/your-data/routes.ts';
import type { YourDataService } from './features/your-data/service.ts';
import type { OpenModels } from './makers/model-server/open-models.ts';
import type { Database } from './platform/database/open-database.ts';
import { mountApiDocs } from './platform/http/api-docs.ts';
import { LONG_BODY_MS, mountBodyDeadline } from './platform/http/body-deadline.ts';
import { answerFailure, answerNonsense, mountFailureAnswers } from './platform/http/failure-answers.ts';
import type { RouteContext } from './platform/http/mount-endpoint.ts';
import { mountOriginGuard } from './platform/http/origin-guard.ts';
import { mountRateLimits, type RateLimits } from './platform/http/rate-limits.ts';
import { mountRequestLog } from './platform/http/request-log.ts';
import { validateBySchema } from './platform/http/request-validation.ts';
import { mountSecurityHeaders } from './platform/http/security-headers.ts';
import { waiting } from './platform/http/wait-for.ts';
import { mountWebApp } from './platform/http/web-app.ts';
import { mountMedia } from './platform/media/media-routes.ts';
import type { MediaStore } from './platform/media/media-store.ts';

/** Everything the routes stand on. */
export interface AppParts extends RateLimits {
  readonly logger: NonNullable<FastifyServerOptions['logger']>;
  readonly version: string;
  /** The name or address the server was told to listen on: a name that requests may come for. */
  readonly host: string;
  /** The built web app. */
  readonly webFolder: string;
  /** Somebody opened a page: what they may ask for next can be made ready. */
  readonly onVisit: () => void;
  readonly actingHousehold: (request: FastifyRequest) => number;
  readonly health: () => Promise<Health>;
  readonly database: Database;
  readonly mediaStore: MediaStore;
  readonly stories: StoryParts;
  readonly illustratedStories: BookParts;
  readonly songs: SongParts;
  readonly children: ChildrenService;
  readonly progress: ProgressService;
  readonly goals: GoalService;
  readonly lumi: LumiRouteParts;
  readonly makings: Makings;
  readonly models: OpenModels;
  /** How long a page waits for a picture of what was written just now. */
  readonly coverWaitMs: number;
  /** How long a player waits for a song that is being made. */
  readonly songWaitMs: number;
  readonly cardPictures: CardPictures;
  readonly pronunciations: PronunciationService;
  readonly yourData: YourDataService;
}

/** Builds the whole server without listening: what production serves is what the tests ask. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: parts.logger,
    // The origin guard refuses a request without a Host in our own form; Node would answer it with an empty page.
    http: { requireHostHeader: false },
    bodyLimit: LIMITS.bodyBytes,
    // Most bodies have much less, see `mountBodyDeadline`.
    requestTimeout: LONG_BODY_MS,
    genReqId: () => nanoid(12),
    // One line a request is written by `mountRequestLog`; the id has the same name there and in failure answers.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    return503OnClosing: false,
    frameworkErrors: answerFailure,
    clientErrorHandler: answerNonsense,
    // Idle kept-alive connections would hold a shutdown up.
    forceCloseConnections: 'idle',
  });
  app.setValidatorCompiler(validateBySchema);
  app.setSerializerCompiler(serializerCompiler);
  mountFailureAnswers(app);
  mountRequestLog(app);
  mountBodyDeadline(app);
  await mountSecurityHeaders(app);
  mountOriginGuard(app, parts.host);
  await mountRateLimits(app, parts);
  await mountApiDocs(app, parts.version);

  const context: RouteContext = { app, actingHousehold: parts.actingHousehold };
  mountHealth(context, parts.health);
  mountCategories(context, parts.cardPictures);
  mountExpertHelp(context);
  mountStories(context, parts.stories);
  const waitFor = waiting(app, parts.coverWaitMs);
  mountStoryCover(context, parts.stories, waitFor);
  mountLibrary(context, parts.database);
  const { books } = parts.illustratedStories;
  mountIllustratedStories(context, parts.illustratedStories);
  mountBookPictures(context, { books, database: parts.database, store: parts.mediaStore, waitFor });
  mountPicturesZip(context, { database: parts.database, store: parts.mediaStore });
  mountSongs(context, parts.songs);
  mountSongFiles(context, {
    songs: parts.songs.songs,
    store: parts.mediaStore,
    waitForCover: waitFor,
    waitForSound: waiting(app, parts.songWaitMs),
  });
  mountHousehold(context, parts.database);
  mountChildren(context, parts.children);
  mountProgress(context, parts.progress);
  mountGoals(context, parts.goals);
  mountLumi(context, parts.lumi);
  mountMaking(context, parts.makings);
  mountModelServers(context, parts.models);
  mountPronunciations(context, parts.pronunciations);
  mountYourData(context, parts.yourData);
  mountMedia(context, { database: parts.database, store: parts.mediaStore });
  await mountWebApp(app, parts.webFolder, parts.onVisit);
  await app.ready();
  return app;
}
