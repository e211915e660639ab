import { getStory } from '@storylantern/contract';
import type { RouteContext } from '../../platform/http/mount-endpoint.ts';
import type { WaitFor } from '../../platform/http/wait-for.ts';
import { fileForWidth } from '../../platform/media/image-set.ts';
import { placeholderSvg } from '../../platform/media/placeholder-svg.ts';
import type { StoryParts } from './routes.ts';

/** Which of its pictures is asked for; undefined for the one it shows now, and for whatever is no number of one. */
const roundOf = (asked: string | undefined): number | undefined =>
  asked !== undefined && /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : undefined;

/**
 * The picture of a story under an address that does not change: sends on to the drawn file, waits a little for one
 * that is being drawn (milliseconds), and shows a lantern when there is none. `w` asks for a width in pixels, `picture`
 * for an earlier or later picture of its versions.
 */
export function mountStoryCover(
  { app, actingHousehold }: RouteContext,
  { stories, authored }: StoryParts,
  waitFor: WaitFor,
): void {
  app.get<{ Params: { id: string }; Querystring: { w?: string; picture?: string } }>(
    '/api/stories/:id/cover',
    { schema: { summary: 'The picture of a story, in the width asked for', params: getStory.params } },
    async (request, reply) => {
      const elsewhere = authored.pictureUrl(request.params.id);
      if (elsewhere !== undefined) return reply.header('cache-control', 'private, no-cache').redirect(elsewhere, 302);
      const householdId = actingHousehold(request);
      const round = roundOf(request.query.picture);
      const cover = await waitFor(request, () => stories.cover(householdId, request.params.id, round));
      const file = cover?.drawn ? fileForWidth(cover.images, request.query.w) : undefined;
      reply.header('cache-control', 'private, no-cache');
      if (file !== undefined) return reply.redirect(`/api/media/${file}`, 302);
      return reply.type('image/svg+xml').send(placeholderSvg());
    },
  );
}
