import { useSyncExternalStore } from 'react';
import {
  TOAST_REMOVAL_DELAY,
  toastReducer,
  type ToastContent,
  type ToastEntry,
  type ToastEvent,
} from './toast-state.ts';

let toasts: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function happen(event: ToastEvent): void {
  toasts = toastReducer(toasts, event);
  for (const listener of listeners) listener();
}

/** Shows a toast in place of the one that may be there. Gives the function that dismisses it. */
export function toast(content: ToastContent): () => void {
  lastId += 1;
  const id = lastId;
  happen({ type: 'raised', toast: { ...content, id, open: true } });
  return () => dismissToast(id);
}

/** Takes a toast off the screen at once and forgets it after the removal delay. */
export function dismissToast(id: number): void {
  happen({ type: 'dismissed', id });
  setTimeout(() => happen({ type: 'removed', id }), TOAST_REMOVAL_DELAY);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The toasts there are now, dismissed ones included until they are forgotten. */
export const useToasts = (): readonly ToastEntry[] => useSyncExternalStore(subscribe, () => toasts);
