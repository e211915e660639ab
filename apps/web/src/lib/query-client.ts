import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import { apiRequest } from './api-client.ts';
import { ApiError } from './api-error.ts';

/** Reads the address that is the first element of the query key. A 401 throws, or gives null where that is asked for. */
export const readQueryKey =
  (on401: 'throw' | 'null' = 'throw'): QueryFunction<unknown> =>
  async ({ queryKey, signal }) => {
    try {
      const response = await apiRequest('GET', String(queryKey[0]), { signal });
      return await response.json();
    } catch (error) {
      if (on401 === 'null' && error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  };

/** Nothing is retried, refetched on focus or polled unless a screen asks for it, and what was read never goes stale. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readQueryKey(),
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Infinity,
      },
      mutations: { retry: false },
    },
  });
}
