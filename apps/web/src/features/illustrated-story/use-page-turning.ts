import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';
import { tappedStart } from '../../player/read-along-text.tsx';

/** A swipe is at least this long in pixels, and more across than down. */
const SWIPE = 48;
/** The outer part of the book on either side that turns the page. */
const EDGE = 0.25;

interface Turning {
  turn(by: 1 | -1): void;
  go(to: 'first' | 'last'): void;
  toggle(): void;
  /** A tap on a word asks to hear it from there. */
  hear(seconds: number): void;
}

/** Whether a key is meant for something else: typing, a slider, a menu, a dialog that lies over the book. */
const isSpokenFor = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.altKey ||
  event.ctrlKey ||
  event.metaKey ||
  document.querySelector('[role=dialog]') !== null ||
  (event.target instanceof Element && event.target.closest('input, textarea, select, [role=slider]') !== null);

/** Turns pages by arrow keys, swipes and taps on the outer quarters, and plays with the space bar. */
export function usePageTurning({ turn, go, toggle, hear }: Turning) {
  const hands = useRef({ turn, go, toggle });
  useEffect(() => {
    hands.current = { turn, go, toggle };
  });

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isSpokenFor(event)) return;
      // A button, link or switch that has the focus is pressed by the space bar; the book is not.
      const onControl = event.target instanceof Element && event.target.closest('button, a, [role=radio]') !== null;
      if (event.key === 'ArrowRight' || event.key === 'PageDown') hands.current.turn(1);
      else if (event.key === 'ArrowLeft' || event.key === 'PageUp') hands.current.turn(-1);
      else if (event.key === 'Home') hands.current.go('first');
      else if (event.key === 'End') hands.current.go('last');
      else if (event.key === ' ' && !onControl) hands.current.toggle();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  const began = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined);
  const swiped = useRef(false);
  return {
    onPointerDown(event: PointerEvent) {
      swiped.current = false;
      began.current = event.pointerType === 'mouse' ? undefined : { x: event.clientX, y: event.clientY };
    },
    onPointerUp(event: PointerEvent) {
      if (!began.current) return;
      const across = event.clientX - began.current.x;
      const down = event.clientY - began.current.y;
      began.current = undefined;
      if (Math.abs(across) < SWIPE || Math.abs(across) < Math.abs(down) * 1.5) return;
      swiped.current = true;
      turn(across < 0 ? 1 : -1);
    },
    onPointerCancel() {
      began.current = undefined;
    },
    onClick(event: MouseEvent<HTMLElement>) {
      // The click that ends a swipe, a selection of words, and a button's own click turn nothing.
      if (swiped.current || getSelection()?.isCollapsed === false) return;
      if (event.target instanceof Element && event.target.closest('button, a')) return;
      const start = tappedStart(event.target);
      if (start !== undefined) return hear(start);
      const { left, width } = event.currentTarget.getBoundingClientRect();
      const place = (event.clientX - left) / width;
      if (place < EDGE) turn(-1);
      else if (place > 1 - EDGE) turn(1);
    },
  };
}
