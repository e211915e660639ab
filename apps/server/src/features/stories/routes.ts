import {
  deleteStory,
  generateStory,
  getRelatedStories,
  getStory,
  getStoryNarration,
  IDEMPOTENCY_HEADER,
  narrateStoryAgain,
  restoreStory,
  saveStory,
} from '@storylantern/contract';
import { mountEndpoint, type RouteContext } from '../../platform/http/mount-endpoint.ts';
import { readIdempotencyKey } from '../../platform/requests/request-key.ts';
import type { StoryService } from './service.ts';
import type { StoryWriter } from './story-writer.ts';

/** The calls of stories, each a thin shell over the service. */
export function mountStories(context: RouteContext, stories: StoryService, writer: StoryWriter): void {
  mountEndpoint(context, generateStory, async ({ body, householdId, request, reply }) => {
    const id = await writer.generate(householdId, body, readIdempotencyKey(request.headers[IDEMPOTENCY_HEADER]));
    reply.header('location', `/api/stories/${id}`);
    return { id };
  });
  mountEndpoint(context, getStory, async ({ params, householdId }) => stories.get(householdId, params.id));
  mountEndpoint(context, getRelatedStories, async ({ params, householdId }) => stories.related(householdId, params.id));
  mountEndpoint(context, saveStory, async ({ body, householdId }) => stories.save(householdId, body.id));
  mountEndpoint(context, deleteStory, async ({ params, householdId }) => stories.delete(householdId, params.id));
  mountEndpoint(context, restoreStory, async ({ params, householdId }) => stories.restore(householdId, params.id));
  mountEndpoint(context, getStoryNarration, async ({ params, householdId }) =>
    stories.narration(householdId, params.id),
  );
  mountEndpoint(context, narrateStoryAgain, async ({ params, body, householdId }) =>
    stories.narrateAgain(householdId, params.id, body.nameSaid),
  );
}
