import type { Health } from '@storylantern/contract';
import type { ModelServerConfig, ModelServersConfig } from '../../model-server-config.ts';
import type { Database } from '../../platform/database/open-database.ts';
import type { JobStore } from '../../platform/jobs/job-store.ts';
import { AppError } from '../../platform/http/app-error.ts';

/** A job given up is news for this long: any monitor has asked by then, and nothing it could still do would undo it. */
const NEWS_MS = 60 * 60 * 1_000;

/** A model server on this very machine keeps everything on it. */
const isOutside = (server: ModelServerConfig | undefined): boolean => server !== undefined && !server.onThisMachine;

/**
 * Looks at the database and the queue. Degraded: a job was given up within the last hour; the server still serves.
 * `queue.dead` counts all of them as long as they are remembered.
 * @throws AppError when the database does not answer, as nothing can be served without it.
 */
export async function checkHealth(parts: {
  readonly database: Database;
  readonly jobs: JobStore;
  readonly version: string;
  readonly modelServers: ModelServersConfig;
}): Promise<Health> {
  const { database, jobs, version, modelServers } = parts;
  try {
    await database.ping();
    const now = new Date();
    const queue = await jobs.counts(now);
    const troubled = queue.dead > 0 && (await jobs.diedSince(new Date(now.getTime() - NEWS_MS)));
    return {
      status: troubled ? 'degraded' : 'ok',
      version,
      database: { kind: database.kind, ok: true },
      queue,
      outsideMakers: {
        text: isOutside(modelServers.text),
        picture: isOutside(modelServers.picture),
        voice: isOutside(modelServers.voice),
      },
    };
  } catch (error) {
    throw new AppError('not-ready', 'The database cannot be reached right now. Please try again in a moment.', {
      cause: error,
    });
  }
}
