import {
  listExpertCategories,
  listExpertChallenges,
  listExpertStories,
  searchExpertLibrary,
  type ExpertCategory,
  type ExpertChallenge,
  type ExpertStory,
} from '@storylantern/contract';
import { useQuery } from '@tanstack/react-query';
import { apiPath, type AnswerOf } from '../../lib/api-client.ts';

/** The development areas. */
export const useAreas = () => useQuery<ExpertCategory[]>({ queryKey: [listExpertCategories.path] });

/** Every challenge of the library. */
export const useChallenges = () => useQuery<ExpertChallenge[]>({ queryKey: [listExpertChallenges.path] });

/** The stories of one challenge. */
export const useExpertStories = (challengeId: string) =>
  useQuery<ExpertStory[]>({ queryKey: [apiPath(listExpertStories.path, { challengeId })] });

/** What fits some words, over the whole library; the last answer stays while the next one comes. */
export const useLibrarySearch = (search: string) =>
  useQuery<AnswerOf<typeof searchExpertLibrary>>({
    queryKey: [apiPath(searchExpertLibrary.path, {}, { search })],
    enabled: search.trim() !== '',
    placeholderData: (shown) => shown,
  });
