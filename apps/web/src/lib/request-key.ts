import { randomKey } from './random-key.ts';

/** Where keys are kept: the storage of this visit. */
type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'storylantern.asked.';

/** Stands in for a storage that the browser has closed: keys then last as long as the page. */
const memory = new Map<string, string>();
const memoryStore: KeyStore = {
  getItem: (name) => memory.get(name) ?? null,
  setItem: (name, value) => void memory.set(name, value),
  removeItem: (name) => void memory.delete(name),
};

/** The storage of this visit, or this page's memory where the browser has closed it. */
export function visitStore(): KeyStore {
  try {
    return sessionStorage;
  } catch {
    return memoryStore;
  }
}

/**
 * The key of the story being made for `words`, in a place of its own for each way of asking. The same words get the
 * same key until it is forgotten, so that a double click, or a reload half way, asks for the same story and not for a
 * second one.
 */
export function requestKey(store: KeyStore, place: string, words = ''): string {
  const [key, keptWords] = store.getItem(PREFIX + place)?.split('\n', 2) ?? [];
  const asked = encodeURIComponent(words);
  if (key && keptWords === asked) return key;
  const fresh = randomKey();
  store.setItem(PREFIX + place, `${fresh}\n${asked}`);
  return fresh;
}

/** The next time, the same words make a new story. */
export function forgetRequestKey(store: KeyStore, place: string): void {
  store.removeItem(PREFIX + place);
}
