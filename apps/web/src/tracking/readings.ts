import type { QueryClient } from '@tanstack/react-query';

/** How the address of every list of readings begins. */
const READINGS = '/api/progress/tracking';

/** Every list of readings is read again: one was recorded, put right or taken away. */
export const readReadingsAgain = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(READINGS) });
