import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'bedtime';

const STORED = 'storylantern.theme';

/** The parent's own choice if there is one, else what the system asks for. */
export function resolveTheme(chosen: string | null, systemIsDark: boolean): Theme {
  if (chosen === 'light' || chosen === 'bedtime') return chosen;
  return systemIsDark ? 'bedtime' : 'light';
}

/** Reads the choice kept on this device; a browser that closes its storage simply has none. */
function storedChoice(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  // The bar of the browser itself takes the colour of the page.
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
  for (const listener of listeners) listener();
}

const current = (): Theme => (document.documentElement.dataset.theme === 'bedtime' ? 'bedtime' : 'light');

/** Follows the system, and other tabs of this device, for as long as the page is open. */
export function followTheme(): void {
  const update = () => show(resolveTheme(storedChoice(), systemIsDark().matches));
  systemIsDark().addEventListener('change', update);
  addEventListener('storage', (event) => {
    if (event.key === STORED) update();
  });
}

/** Keeps the choice on this device. False when the browser closes its storage: the choice then holds for this visit. */
function storeChoice(theme: Theme): boolean {
  try {
    localStorage.setItem(STORED, theme);
    return true;
  } catch {
    return false;
  }
}

/** Takes a theme for this device, cross-fading where the browser can and motion is welcome. */
export function chooseTheme(theme: Theme): void {
  storeChoice(theme);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (calm || !document.startViewTransition) show(theme);
  else document.startViewTransition(() => show(theme));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The theme in use now. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, current);
