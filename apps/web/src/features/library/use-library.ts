import {
  deleteIllustratedStory,
  deleteSong,
  deleteStory,
  listStories,
  restoreIllustratedStory,
  restoreSong,
  restoreStory,
  type StorySummary,
} from '@storylantern/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiPath, callApi } from '../../lib/api-client.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { readStoryListsAgain } from '../../lib/story-lists.ts';
import { toast } from '../../ui/toast/toast.ts';

/** Everything the family has made that fits the search. */
export const useLibrary = (search: string) =>
  useQuery<StorySummary[]>({
    queryKey: [apiPath(listStories.path, {}, { search })],
    placeholderData: (shown) => shown,
  });

/** The calls that take a piece out of the library and bring it back. */
const CALLS = {
  story: {
    remove: (id: string) => callApi(deleteStory, { params: { id } }),
    restore: (id: string) => callApi(restoreStory, { params: { id } }),
  },
  'expert-story': {
    remove: (id: string) => callApi(deleteStory, { params: { id } }),
    restore: (id: string) => callApi(restoreStory, { params: { id } }),
  },
  'picture-book': {
    remove: (id: string) => callApi(deleteIllustratedStory, { params: { id } }),
    restore: (id: string) => callApi(restoreIllustratedStory, { params: { id } }),
  },
  song: {
    remove: (id: string) => callApi(deleteSong, { params: { id } }),
    restore: (id: string) => callApi(restoreSong, { params: { id } }),
  },
} as const;

/** What a piece is called in a message about it. */
const named = ({ kind }: StorySummary) => (kind === 'song' ? 'song' : 'story');

/** Takes a piece out of the library, with an Undo for as long as the message stands. */
export function useRemoveStory() {
  const queries = useQueryClient();
  const readAgain = () => readStoryListsAgain(queries);
  const restore = useMutation({
    mutationFn: async (story: StorySummary) => void (await CALLS[story.kind].restore(story.id)),
    onSuccess: readAgain,
    onError: (error, story) =>
      toast({
        kind: 'failure',
        title: `The ${named(story)} could not be brought back`,
        description: sentenceOf(error, 'Nobody answered in time. Please try again.'),
      }),
  });
  return useMutation({
    mutationFn: async (story: StorySummary) => void (await CALLS[story.kind].remove(story.id)),
    onSuccess: async (_, story) => {
      toast({
        title: story.kind === 'song' ? 'Song deleted' : 'Story deleted',
        description: `“${story.title}” is out of your library.`,
        action: { label: 'Undo', run: () => restore.mutate(story) },
      });
      await readAgain();
    },
    onError: (error, story) =>
      toast({
        kind: 'failure',
        title: `The ${named(story)} was not deleted`,
        description: sentenceOf(error, 'Nobody answered in time. Please try again.'),
      }),
  });
}
