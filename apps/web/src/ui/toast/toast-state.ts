/** How many toasts are seen at a time (specification, section 9). */
const TOASTS_AT_A_TIME = 1;
/** How long a toast stays unless it says otherwise, in milliseconds (specification, section 9). */
export const TOAST_DURATION = 5_000;
/** How long after it was dismissed a toast is forgotten, in milliseconds (specification, section 9). */
export const TOAST_REMOVAL_DELAY = 1_000_000;
/** How far right a toast is dragged before it goes, in pixels (specification, section 9). */
export const TOAST_SWIPE = 50;
/** The key that takes the focus to the toasts (specification, section 9). */
export const TOAST_HOTKEY = 'F8';

export interface ToastContent {
  readonly title: string;
  readonly description?: string;
  /** `failure` is announced at once and wears the failure colours. */
  readonly kind?: 'message' | 'failure';
  /** Milliseconds it stays; TOAST_DURATION unless given. */
  readonly duration?: number;
  /** The language of its words when it is not that of the page, "es" for one. */
  readonly lang?: string;
  /** One thing to do about it: "Undo". Doing it dismisses the toast. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

export interface ToastEntry extends ToastContent {
  readonly id: number;
  readonly open: boolean;
}

export type ToastEvent =
  | { readonly type: 'raised'; readonly toast: ToastEntry }
  | { readonly type: 'dismissed'; readonly id: number }
  | { readonly type: 'removed'; readonly id: number };

/** Newest first. A new toast takes the place of the oldest one that no longer fits. */
export function toastReducer(toasts: readonly ToastEntry[], event: ToastEvent): readonly ToastEntry[] {
  switch (event.type) {
    case 'raised':
      return [event.toast, ...toasts].slice(0, TOASTS_AT_A_TIME);
    case 'dismissed':
      return toasts.map((toast) => (toast.id === event.id ? { ...toast, open: false } : toast));
    case 'removed':
      return toasts.filter((toast) => toast.id !== event.id);
  }
}
