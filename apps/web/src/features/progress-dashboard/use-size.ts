import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Size } from './layout.ts';

/** What `rem` is in pixels where nobody changed the size of text. */
const USUAL_REM = 16;

/** The size of an element, null before it is laid out; measured again when it or the size of text changes. */
export function useSize<E extends HTMLElement>(): [RefObject<E | null>, Size | null] {
  const element = useRef<E>(null);
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const measure = () => {
      const text = parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_REM;
      const [width, height] = [measured.clientWidth, measured.clientHeight];
      setSize((before) =>
        before?.width === width && before.height === height && before.text === text ? before : { width, height, text },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return [element, size];
}
