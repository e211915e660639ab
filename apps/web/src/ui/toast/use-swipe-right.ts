import { useRef, useState, type PointerEvent } from 'react';

/** Follows a finger to the right; past `threshold` pixels a release calls `onSwiped`. Spread `handlers`, shift by `offset`. */
export function useSwipeRight(threshold: number, onSwiped: () => void) {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  const release = () => {
    start.current = null;
    if (offset >= threshold) onSwiped();
    else setOffset(0);
  };
  return {
    offset,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const onControl = event.target instanceof Element && event.target.closest('button, a');
        if (event.button === 0 && !onControl) start.current = event.clientX;
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (start.current === null) return;
        const moved = Math.max(0, event.clientX - start.current);
        if (moved > 2 && offset === 0) event.currentTarget.setPointerCapture(event.pointerId);
        setOffset(moved);
      },
      onPointerUp: release,
      onPointerCancel() {
        start.current = null;
        setOffset(0);
      },
    },
  };
}
