import type { Database } from '../database/open-database.ts';
import { AppError } from '../http/app-error.ts';
import type { RouteContext } from '../http/mount-endpoint.ts';
import { isMediaFile, type MediaStore } from './media-store.ts';
import { sendMedia } from './send-media.ts';

/** What stored pictures and sounds are served from. */
export interface MediaRouteParts {
  readonly database: Database;
  readonly store: MediaStore;
}

/**
 * Serves stored pictures and sounds. A name is the SHA-256 of what is in the file, so nobody comes upon one by trying;
 * all the same, one that only other families need is not there for this one. A file that nobody needs any more is still
 * sent until it is cleared away: a song may be playing while a new version takes its place.
 */
export function mountMedia({ app, actingHousehold }: RouteContext, { database, store }: MediaRouteParts): void {
  const isOthers = async (file: string, householdId: number): Promise<boolean> => {
    const { db } = database;
    const owners = await db.selectFrom('media_reference').select('household_id').where('file', '=', file).execute();
    if (owners.length === 0 || owners.some((owner) => owner.household_id === householdId)) return false;
    const card = await db.selectFrom('card_picture').select('id').where('file', '=', file).executeTakeFirst();
    return card === undefined;
  };

  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/api/media/:file',
    schema: { summary: 'A picture or a sound; in parts, if asked so' },
    handler: async (request, reply) => {
      const { file } = request.params;
      if (isMediaFile(file) && (await isOthers(file, actingHousehold(request))))
        throw new AppError('not-found', 'This picture or sound is no longer here.');
      return sendMedia(store, file, { request, reply });
    },
  });
}
