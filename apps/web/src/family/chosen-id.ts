import { useSyncExternalStore } from 'react';

const STORED = 'storylantern.child';

/** The choice kept on this device; a browser that closes its storage has none. */
function stored(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}

let chosen: string | null | undefined;
const listeners = new Set<() => void>();

/** The id of the child that stories are for, as it was chosen on this device; null for nobody in particular. */
export const chosenId = (): string | null => {
  chosen = chosen === undefined ? stored() : chosen;
  return chosen;
};

function show(id: string | null): void {
  chosen = id;
  for (const listener of listeners) listener();
}

/** Chooses who stories are for, or nobody. Where the browser closes its storage the choice lasts as long as the page. */
export function chooseChild(id: string | null): void {
  show(id);
  try {
    if (id === null) localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, id);
  } catch (storageIsClosed) {
    console.warn('Who stories are for is remembered until the page is left.', storageIsClosed);
  }
}

function onStorage({ key, newValue }: StorageEvent): void {
  // Without a key everything was emptied.
  if (key === STORED || key === null) show(key === null ? null : newValue);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

/** {@link chosenId}, followed over other tabs of this device. */
export const useChosenId = (): string | null => useSyncExternalStore(subscribe, chosenId);
