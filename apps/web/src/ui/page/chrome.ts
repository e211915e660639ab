import { useLayoutEffect, useSyncExternalStore } from 'react';

/** What stands around a screen. */
export interface Chrome {
  /** The ground the header stands on. On night it lies over the screen, which leaves room for it. */
  readonly ground: 'paper' | 'night';
  /** `bare` leaves only the logo: for screens that wait. */
  readonly header: 'full' | 'bare';
  readonly tabs: boolean;
  readonly footer: boolean;
}

const USUAL: Chrome = { ground: 'paper', header: 'full', tabs: true, footer: true };
let chrome = USUAL;
const listeners = new Set<() => void>();

function set(next: Chrome): void {
  chrome = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the screen now shown asked for. */
export const useChromeState = (): Chrome => useSyncExternalStore(subscribe, () => chrome);

/** Asks for other surroundings while the calling screen is shown. */
export function useChrome({ ground = 'paper', header = 'full', tabs = true, footer = true }: Partial<Chrome>): void {
  useLayoutEffect(() => {
    set({ ground, header, tabs, footer });
    return () => set(USUAL);
  }, [ground, header, tabs, footer]);
}
