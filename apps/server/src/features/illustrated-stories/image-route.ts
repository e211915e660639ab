import { getIllustratedStory } from '@storylantern/contract';
import { AppError } from '../../platform/http/app-error.ts';
import type { RouteContext } from '../../platform/http/mount-endpoint.ts';
import type { WaitFor } from '../../platform/http/wait-for.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { fileForWidth } from '../../platform/media/image-set.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { placeholderSvg } from '../../platform/media/placeholder-svg.ts';
import { sendMedia } from '../../platform/media/send-media.ts';
import { imageUrl, readImageName, type ImageName } from './image-name.ts';
import { findPicture } from './page-repository.ts';
import type { BookService } from './service.ts';
import { readImage } from './stored-book.ts';

const missing = () => new AppError('not-found', 'There is no such picture.');
const failed = () =>
  new AppError('not-found', 'This picture could not be drawn. It can be drawn again from the page of its book.');
const notYet = () => new AppError('not-ready', 'This picture is still being drawn. Please try again in a moment.');

interface Asked {
  Params: { filename: string };
  Querystring: { w?: string };
}

/** The pictures of books, by name; and the first picture of each under an address that does not change. */
export function mountBookPictures(
  { app, actingHousehold }: RouteContext,
  { books, database, store, waitFor }: PictureParts,
): void {
  /** The picture as it stands; undefined while it is being drawn. */
  const look = async (householdId: number, name: ImageName) => {
    const page = await findPicture(database.db, { householdId, id: name.bookId, sceneId: name.sceneId });
    if (!page || name.round > page.round) throw missing();
    const round = page.image_round;
    if (page.image !== null && round !== null && round >= name.round) return { image: page.image, round };
    if (page.state === 'failed') throw failed();
    return undefined;
  };

  app.route<Asked>({
    method: ['GET', 'HEAD'],
    url: '/api/illustrated-stories/image/:filename',
    schema: { summary: 'The picture of a scene, in the width asked for; waits a little for one that is being drawn' },
    handler: async (request, reply) => {
      const name = readImageName(request.params.filename);
      if (!name) throw missing();
      const householdId = actingHousehold(request);
      const found = await waitFor(request, () => look(householdId, name));
      if (!found) throw notYet();
      if (found.round !== name.round) {
        // Drawn anew since: the page shows the later one.
        const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
        reply.header('cache-control', 'private, no-cache');
        return reply.redirect(`${imageUrl({ ...name, round: found.round })}${query}`, 302);
      }
      const file = fileForWidth(readImage(found.image).images, request.query.w);
      if (file === undefined) throw missing();
      return sendMedia(store, file, { request, reply });
    },
  });

  app.get<{ Params: { id: string }; Querystring: { w?: string } }>(
    '/api/illustrated-stories/:id/cover',
    { schema: { summary: 'The first picture of a book, in the width asked for', params: getIllustratedStory.params } },
    async (request, reply) => {
      const url = await books.cover(actingHousehold(request), request.params.id);
      reply.header('cache-control', 'private, no-cache');
      if (url === undefined) return reply.type('image/svg+xml').send(placeholderSvg());
      const width = /^\d{1,5}$/.test(String(request.query.w)) ? `?w=${request.query.w}` : '';
      return reply.redirect(`${url}${width}`, 302);
    },
  );
}

/** What the pictures are served from. */
export interface PictureParts {
  readonly books: BookService;
  readonly database: Database;
  readonly store: MediaStore;
  readonly waitFor: WaitFor;
}
