import {
  countStoryOccasions,
  deleteStory,
  generateStory,
  getRelatedStories,
  getStory,
  getStoryNarration,
  IDEMPOTENCY_HEADER,
  listSituations,
  narrateStoryAgain,
  restoreStory,
  saveStory,
  understandStory,
} from '@storylantern/contract';
import { mountEndpoint, type RouteContext } from '../../platform/http/mount-endpoint.ts';
import { readIdempotencyKey } from '../../platform/requests/request-key.ts';
import type { AuthoredStories } from './authored-stories.ts';
import { mountStoryChanges } from './change-routes.ts';
import type { StoryService } from './service.ts';
import type { StoryEditor } from './story-editor.ts';
import type { StoryUnderstanding } from './story-understanding.ts';
import type { StoryWriter } from './story-writer.ts';

/** What the calls of stories are answered with. */
export interface StoryParts {
  readonly stories: StoryService;
  readonly writer: StoryWriter;
  readonly understanding: StoryUnderstanding;
  readonly editor: StoryEditor;
  readonly authored: AuthoredStories;
}

/**
 * The calls of stories, each a thin shell over the services. An id may also be that of a story that was authored and not
 * made for this family: those are asked first, and answer undefined for every other id.
 */
export function mountStories(
  context: RouteContext,
  { stories, writer, understanding, editor, authored }: StoryParts,
): void {
  mountStoryChanges(context, editor, authored);
  mountEndpoint(context, generateStory, async ({ body, householdId, request, reply }) => {
    const id = await writer.generate(householdId, body, readIdempotencyKey(request.headers[IDEMPOTENCY_HEADER]));
    reply.header('location', `/api/stories/${id}`);
    return { id };
  });
  mountEndpoint(context, understandStory, ({ body }) => understanding.of(body));
  mountEndpoint(context, listSituations, ({ query }) => understanding.all(query.occasion));
  mountEndpoint(context, countStoryOccasions, async ({ householdId }) => stories.occasions(householdId));
  mountEndpoint(
    context,
    getStory,
    async ({ params: { id }, householdId }) =>
      (await authored.get(householdId, id)) ?? (await stories.get(householdId, id)),
  );
  mountEndpoint(
    context,
    getRelatedStories,
    async ({ params: { id }, householdId }) => authored.related(id) ?? (await stories.related(householdId, id)),
  );
  mountEndpoint(
    context,
    saveStory,
    async ({ body: { id }, householdId }) =>
      (await authored.save(householdId, id)) ?? (await stories.save(householdId, id)),
  );
  mountEndpoint(
    context,
    deleteStory,
    async ({ params: { id }, householdId }) =>
      (await authored.unsave(householdId, id)) ?? (await stories.delete(householdId, id)),
  );
  mountEndpoint(
    context,
    restoreStory,
    async ({ params: { id }, householdId }) =>
      (await authored.restore(householdId, id)) ?? (await stories.restore(householdId, id)),
  );
  mountEndpoint(
    context,
    getStoryNarration,
    async ({ params: { id }, householdId }) =>
      (await authored.narration(householdId, id)) ?? (await stories.narration(householdId, id)),
  );
  mountEndpoint(
    context,
    narrateStoryAgain,
    async ({ params: { id }, body: { nameSaid }, householdId }) =>
      (await authored.narrateAgain(householdId, id, nameSaid)) ??
      (await stories.narrateAgain(householdId, id, nameSaid)),
  );
}
