import { generateStory, IDEMPOTENCY_HEADER, type StoryRequest } from '@storylantern/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { STORY_LOADING } from '../strings/story-loading.ts';
import { callApi } from './api-client.ts';
import { ApiError, sentenceOf } from './api-error.ts';
import { readStoryListsAgain } from './story-lists.ts';

interface Generation {
  readonly request: StoryRequest;
  /** The same key never makes a second story. */
  readonly key: string;
}

/** Asks for a story; answers with its id. The list of stories is read again afterwards. */
export function useGenerateStory() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ request, key }: Generation) =>
      callApi(generateStory, { body: request, headers: { [IDEMPOTENCY_HEADER]: key } }),
    onSuccess: () => readStoryListsAgain(queries),
  });
}

/** What the loading screen shows of a failed generation. */
export const generationError = (error: unknown) => ({
  message: sentenceOf(error, error instanceof ApiError ? STORY_LOADING.failed : STORY_LOADING.failedAgain),
  help: error instanceof ApiError ? error.help : [],
});
