import {
  getStory,
  getStoryNarration,
  getRelatedStories,
  type NarrationManifest,
  type RelatedStory,
  type Story,
} from '@storylantern/contract';
import { useQuery } from '@tanstack/react-query';
import { apiPath } from '../../lib/api-client.ts';

/** How often a story without sound or picture is read again, in milliseconds (specification, section 9). */
const PARTS_POLL = 5000;

/** The address of one story's own answer, which is its query key as well. */
export const storyPath = (id: string): string => apiPath(getStory.path, { id });

const awaitsSound = (story: Story | undefined): boolean =>
  story !== undefined && story.audioUrl === null && story.narration.state === 'waiting';

/** Whether the story is still waiting for its sound or picture, so that asking again makes sense. */
const awaitsParts = (story: Story | undefined): boolean => awaitsSound(story) || story?.picture === 'drawing';

/** One story; read again every five seconds, in the background too, until its narration and its picture are there. */
export const useStory = (id: string) =>
  useQuery<Story>({
    queryKey: [storyPath(id)],
    refetchInterval: ({ state }) => (awaitsParts(state.data) ? PARTS_POLL : false),
    refetchIntervalInBackground: true,
  });

/** When each word of the narration is spoken; asked for once the sound is there. */
export const useNarration = (story: Story | undefined) =>
  useQuery<NarrationManifest>({
    queryKey: [apiPath(getStoryNarration.path, { id: story?.id ?? '' }), story?.audioUrl],
    enabled: Boolean(story?.audioUrl),
  });

/** Other stories of the family. */
export const useRelatedStories = (id: string) =>
  useQuery<RelatedStory[]>({ queryKey: [apiPath(getRelatedStories.path, { id })] });
