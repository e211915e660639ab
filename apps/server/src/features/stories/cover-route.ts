import { getStory } from '@storylantern/contract';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { placeholderSvg } from '../../platform/media/placeholder-svg.ts';
import type { RouteContext } from '../../platform/http/mount-endpoint.ts';
import type { StoryService } from './service.ts';
import type { StoredCover } from './stored-story.ts';

/** How often the picture of a story that was written just now is looked for. */
const LOOK_MS = 40;

/** The smallest image that is wide enough, else the widest. */
const chosenFile = (cover: StoredCover & { drawn: true }, width: number): string | undefined =>
  (cover.images.find((image) => image.width >= width) ?? cover.images.at(-1))?.file;

async function waitForCover(
  stories: StoryService,
  key: { readonly householdId: number; readonly id: string },
  { waitMs, gone }: { readonly waitMs: number; readonly gone: () => boolean },
): Promise<StoredCover | undefined> {
  const until = Date.now() + waitMs;
  for (;;) {
    const cover = await stories.cover(key.householdId, key.id);
    if (cover || gone() || Date.now() >= until) return cover;
    await pause(LOOK_MS);
  }
}

/**
 * The picture of a story under an address that does not change: sends on to the drawn file, waits a little for one
 * that is being drawn (milliseconds), and shows a lantern when there is none. `w` asks for a width in pixels.
 */
export function mountStoryCover({ app, actingHousehold }: RouteContext, stories: StoryService, waitMs: number): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });

  app.get<{ Params: { id: string }; Querystring: { w?: string } }>(
    '/api/stories/:id/cover',
    { schema: { summary: 'The picture of a story, in the width asked for', params: getStory.params } },
    async (request: FastifyRequest<{ Params: { id: string }; Querystring: { w?: string } }>, reply) => {
      const key = { householdId: actingHousehold(request), id: request.params.id };
      const cover = await waitForCover(stories, key, { waitMs, gone: () => closing || request.raw.destroyed });
      const width = /^\d{1,5}$/.test(String(request.query.w)) ? Number(request.query.w) : Number.POSITIVE_INFINITY;
      const file = cover?.drawn ? chosenFile(cover, width) : undefined;
      reply.header('cache-control', 'private, no-cache');
      if (file !== undefined) return reply.redirect(`/api/media/${file}`, 302);
      return reply.type('image/svg+xml').send(placeholderSvg());
    },
  );
}
