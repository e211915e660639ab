import {
  changeStory,
  checkStoryText,
  editStoryText,
  getStoryWish,
  goBackToVersion,
  IDEMPOTENCY_HEADER,
  listStoryVersions,
} from '@storylantern/contract';
import { AppError } from '../../platform/http/app-error.ts';
import { mountEndpoint, type RouteContext } from '../../platform/http/mount-endpoint.ts';
import { readIdempotencyKey } from '../../platform/requests/request-key.ts';
import type { AuthoredStories } from './authored-stories.ts';
import type { StoryEditor } from './story-editor.ts';

/** The calls that change a story of the family; one that was authored for everybody is read as it is. */
export function mountStoryChanges(context: RouteContext, editor: StoryEditor, authored: AuthoredStories): void {
  const changeable = (id: string): string => {
    if (authored.pictureUrl(id) === undefined) return id;
    throw new AppError('not-allowed', 'This story was written for every family and is read as it is.');
  };
  mountEndpoint(context, changeStory, async ({ params, body, householdId, request }) =>
    editor.change(householdId, changeable(params.id), body, readIdempotencyKey(request.headers[IDEMPOTENCY_HEADER])),
  );
  mountEndpoint(context, checkStoryText, async ({ params, body, householdId }) =>
    editor.check(householdId, changeable(params.id), body),
  );
  mountEndpoint(context, editStoryText, async ({ params, body, householdId }) =>
    editor.edit(householdId, changeable(params.id), body),
  );
  mountEndpoint(context, getStoryWish, async ({ params, householdId }) =>
    editor.wish(householdId, changeable(params.id)),
  );
  mountEndpoint(context, listStoryVersions, async ({ params, householdId }) =>
    editor.versions(householdId, changeable(params.id)),
  );
  mountEndpoint(context, goBackToVersion, async ({ params, householdId }) =>
    editor.goBack(householdId, changeable(params.id), params.number),
  );
}
