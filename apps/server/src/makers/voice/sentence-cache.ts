import type { SentenceStore } from './sentence-store.ts';

/** Keeps spoken sentences in memory up to a number of bytes; the least recently used go first. */
export function createSentenceCache(mostBytes: number): SentenceStore {
  const kept = new Map<string, Uint8Array>();
  let size = 0;

  const forget = (key: string): void => {
    size -= kept.get(key)?.length ?? 0;
    kept.delete(key);
  };

  return {
    async get(key) {
      const bytes = kept.get(key);
      if (!bytes) return undefined;
      kept.delete(key);
      kept.set(key, bytes);
      return bytes;
    },
    async put(key, bytes) {
      forget(key);
      kept.set(key, bytes);
      size += bytes.length;
      for (const oldest of kept.keys()) {
        if (size <= mostBytes) return;
        forget(oldest);
      }
    },
  };
}
