import type { QueryClient } from '@tanstack/react-query';
import { forgetDevice } from './device-storage.ts';

/** What one tab tells the others: what is to be read again, or that nothing of the family is left. */
type News = { readonly readAgain: string | 'everything' } | { readonly emptied: true };

let opened: BroadcastChannel | undefined;

/** One channel for the whole page: what it sends does not come back to itself. */
function channel(): BroadcastChannel {
  opened ??= new BroadcastChannel('storylantern.family');
  return opened;
}

/** Tells the other tabs of this browser. What was read never goes stale by itself, so they would not find out. */
export function tellOtherTabs(news: News): void {
  // A worker's way of sending: there is no window at the other end, whose origin could be named.
  const sender: Pick<MessagePort, 'postMessage'> = channel();
  sender.postMessage(news, []);
}

/** Follows what other tabs tell, until the function it gives is called. */
export function followOtherTabs(queries: QueryClient): () => void {
  const listen = ({ data }: MessageEvent<News>) => {
    if ('emptied' in data) {
      // A draft in the storage of this tab alone, and words in its memory, are gone only with a new page.
      forgetDevice();
      location.reload();
    } else void queries.invalidateQueries(data.readAgain === 'everything' ? {} : { queryKey: [data.readAgain] });
  };
  const from = channel();
  from.addEventListener('message', listen);
  return () => from.removeEventListener('message', listen);
}
