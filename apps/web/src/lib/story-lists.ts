import type { getRelatedStories, listIllustratedStories, listSongs, listStories } from '@storylantern/contract';
import type { QueryClient } from '@tanstack/react-query';

const LIST: typeof listStories.path = '/api/stories';
const SONGS: typeof listSongs.path = '/api/songs';
const BOOKS: typeof listIllustratedStories.path = '/api/illustrated-stories';
const RELATED: typeof getRelatedStories.path = '/api/stories/:id/related';
const related = new RegExp(`^${RELATED.replace(':id', '[^/]+')}$`);

/** Whether an address answers with a list of stories, picture books or songs: the library, a search in it, what is like a story. */
export function isStoryList(address: string): boolean {
  const path = address.split('?')[0] ?? '';
  return path === LIST || path === SONGS || path === BOOKS || related.test(path);
}

/** Has every list of stories and songs read again: one was made, saved, deleted or brought back. */
export const readStoryListsAgain = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => isStoryList(String(queryKey[0])) });
