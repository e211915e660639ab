import { randomKey } from '../../lib/random-key.ts';

/** Where keys are kept: the storage of this visit. */
type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const nameOf = (category: string, topic: string | undefined) => `storylantern.generating.${category}.${topic ?? ''}`;

/**
 * The key of the story being made for this choice. It is kept until the story is there, so that reloading the page
 * half way asks for the same story and not for a second one.
 */
export function visitKey(store: KeyStore, category: string, topic: string | undefined): string {
  const kept = store.getItem(nameOf(category, topic));
  if (kept) return kept;
  const key = randomKey();
  store.setItem(nameOf(category, topic), key);
  return key;
}

/** The next visit makes a new story. */
export function forgetVisitKey(store: KeyStore, category: string, topic: string | undefined): void {
  store.removeItem(nameOf(category, topic));
}
