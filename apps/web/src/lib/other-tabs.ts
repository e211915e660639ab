import type { QueryClient } from '@tanstack/react-query';
import { forgetDevice } from './device-storage.ts';

const CHANNEL = 'storylantern.family';

/** What one tab tells the others: what is to be read again, or that nothing of the family is left. */
type News = { readonly readAgain: string | 'everything' } | { readonly emptied: true };

/** Tells the other tabs of this browser. What was read never goes stale by itself, so they would not find out. */
export function tellOtherTabs(news: News): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(news);
  channel.close();
}

/** Follows what other tabs tell, until the function it gives is called. */
export function followOtherTabs(queries: QueryClient): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<News>) => {
    if ('emptied' in data) {
      // A draft in the storage of this tab alone, and words in its memory, are gone only with a new page.
      forgetDevice();
      location.reload();
    } else void queries.invalidateQueries(data.readAgain === 'everything' ? {} : { queryKey: [data.readAgain] });
  };
  return () => channel.close();
}
