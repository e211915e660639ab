import { listCategories, listTopics } from '@storylantern/contract';
import { CATEGORIES, topicsOf } from '@storylantern/library';
import { AppError } from '../../platform/http/app-error.ts';
import { cardPictureUrl } from '../../platform/http/cover-address.ts';
import { mountEndpoint, type RouteContext } from '../../platform/http/mount-endpoint.ts';
import { sendMedia } from '../../platform/media/send-media.ts';
import type { CardPictures } from './card-pictures.ts';

/** A card's picture may be drawn anew by a later version: a browser keeps it for a day and then asks whether it still is. */
const CARD_CACHE = 'private, max-age=86400';

/** The kinds of story a parent can start from, with their pictures. */
export function mountCategories(context: RouteContext, pictures: CardPictures): void {
  mountEndpoint(context, listCategories, async () =>
    CATEGORIES.map(({ id, name, description, color }) => ({
      id,
      name,
      description,
      color,
      imageUrl: cardPictureUrl('category', id),
    })),
  );
  mountEndpoint(context, listTopics, async ({ query }) =>
    topicsOf(query.category || undefined).map(({ id, name }) => ({ id, name, imageUrl: cardPictureUrl('topic', id) })),
  );

  context.app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/api/pictures/:name',
    schema: { summary: 'The picture of a card' },
    handler: async (request, reply) => {
      const file = await pictures.file(request.params.name);
      if (file === undefined) throw new AppError('not-found', 'There is no such picture.');
      return sendMedia(pictures.store, file, { request, reply, cacheControl: CARD_CACHE });
    },
  });
}
