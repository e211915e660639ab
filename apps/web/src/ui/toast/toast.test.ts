import { describe, expect, it } from 'vitest';
import {
  TOAST_DURATION,
  TOAST_HOTKEY,
  TOAST_REMOVAL_DELAY,
  TOAST_SWIPE,
  toastReducer,
  type ToastEntry,
} from './toast-state.ts';

const entry = (id: number, open = true): ToastEntry => ({ id, open, title: `Toast ${id}` });

describe('toasts', () => {
  it('show the newest one alone', () => {
    const one = toastReducer([], { type: 'raised', toast: entry(1) });
    const two = toastReducer(one, { type: 'raised', toast: entry(2) });
    expect(two.map((toast) => toast.id)).toEqual([2]);
  });

  it('are off the screen when dismissed and gone when removed', () => {
    const dismissed = toastReducer([entry(1)], { type: 'dismissed', id: 1 });
    expect(dismissed).toEqual([entry(1, false)]);
    expect(toastReducer(dismissed, { type: 'removed', id: 1 })).toEqual([]);
  });

  it('are left alone by what happens to others', () => {
    expect(toastReducer([entry(2)], { type: 'dismissed', id: 1 })).toEqual([entry(2)]);
    expect(toastReducer([entry(2)], { type: 'removed', id: 1 })).toEqual([entry(2)]);
  });

  it('keep the numbers of the specification', () => {
    expect([TOAST_DURATION, TOAST_REMOVAL_DELAY, TOAST_SWIPE, TOAST_HOTKEY]).toEqual([5_000, 1_000_000, 50, 'F8']);
  });
});
