import {
  changeStory,
  editStoryText,
  goBackToVersion,
  IDEMPOTENCY_HEADER,
  listStoryVersions,
  type Story,
  type StoryChange,
  type StoryVersion,
} from '@storylantern/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiPath, callApi, type BodyOf } from '../../lib/api-client.ts';
import { readStoryListsAgain } from '../../lib/story-lists.ts';
import { storyPath } from './use-story.ts';

const versionsPath = (id: string): string => apiPath(listStoryVersions.path, { id });

/** Every version of a story, newest first; read when somebody looks at them. */
export const useVersions = (id: string, looking: boolean) =>
  useQuery<StoryVersion[]>({ queryKey: [versionsPath(id)], enabled: looking });

/** A change under the key by which it can be followed and stopped. */
interface AskedChange {
  readonly change: StoryChange;
  readonly key: string;
}

/** The changes of one story. What is shown follows each of them at once; so does whatever lists the story. */
export function useChangeStory({ id, version }: Story) {
  const queries = useQueryClient();
  const show = async (story: Story): Promise<void> => {
    queries.setQueryData<Story>([storyPath(id)], story);
    await Promise.all([queries.invalidateQueries({ queryKey: [versionsPath(id)] }), readStoryListsAgain(queries)]);
  };
  const tell = useMutation({
    mutationFn: ({ change, key }: AskedChange) =>
      callApi(changeStory, { params: { id }, body: { change, version }, headers: { [IDEMPOTENCY_HEADER]: key } }),
    onSuccess: show,
  });
  const edit = useMutation({
    mutationFn: (words: Omit<BodyOf<typeof editStoryText>, 'version'>) =>
      callApi(editStoryText, { params: { id }, body: { version, ...words } }),
    onSuccess: show,
  });
  const goBack = useMutation({
    mutationFn: (number: number) => callApi(goBackToVersion, { params: { id, number } }),
    onSuccess: show,
  });
  /** Shows the story as it is by now, after somebody else changed it. */
  const lookAgain = () => queries.invalidateQueries({ queryKey: [storyPath(id)] });
  return { tell, edit, goBack, lookAgain };
}
