import type { Health } from '@storylantern/contract';
import type { Database } from '../../platform/database/open-database.ts';
import type { JobStore } from '../../platform/jobs/job-store.ts';
import { AppError } from '../../platform/http/app-error.ts';

/**
 * Looks at the database and the queue. Degraded: jobs have been given up; the server still serves.
 * @throws AppError when the database does not answer, as nothing can be served without it.
 */
export async function checkHealth(parts: {
  readonly database: Database;
  readonly jobs: JobStore;
  readonly version: string;
}): Promise<Health> {
  const { database, jobs, version } = parts;
  try {
    await database.ping();
    const queue = await jobs.counts();
    return {
      status: queue.dead > 0 ? 'degraded' : 'ok',
      version,
      database: { kind: database.kind, ok: true },
      queue,
      // Outside makers are not part of this version, whatever the settings name.
      outsideMakers: { text: false, picture: false, voice: false },
    };
  } catch (error) {
    throw new AppError('not-ready', 'The database cannot be reached right now. Please try again in a moment.', {
      cause: error,
    });
  }
}
