import { useEffect, useRef, type RefObject } from 'react';

/** How long the page leaves scrolling to the reader after they scrolled, in milliseconds. */
const READER_SCROLLS = 5000;

/** The part of the window a sentence may begin in before the page is scrolled, from 0 (top) to 1. */
type Room = readonly [from: number, to: number];
const UPPER_HALF: Room = [1 / 8, 1 / 2];

/**
 * Keeps the lit sentence in the upper third of the window while the voice reads, unless the reader has scrolled in the
 * last five seconds. `moment` changes with each sentence.
 */
export function useKeepInView(
  page: RefObject<HTMLElement | null>,
  moment: number,
  playing: boolean,
  [from, to]: Room = UPPER_HALF,
): void {
  const scrolledAt = useRef(-Infinity);

  useEffect(() => {
    const note = (event: Event) => {
      if (event instanceof KeyboardEvent && !/^(Arrow|Page|Home|End)/.test(event.key)) return;
      scrolledAt.current = event.timeStamp;
    };
    const kinds = ['wheel', 'touchmove', 'keydown'] as const;
    for (const kind of kinds) addEventListener(kind, note, { passive: true });
    return () => {
      for (const kind of kinds) removeEventListener(kind, note);
    };
  }, []);

  useEffect(() => {
    if (!playing || moment === 0 || performance.now() - scrolledAt.current < READER_SCROLLS) return;
    const lit = page.current?.querySelector('[data-lit]');
    if (!lit) return;
    const { top } = lit.getBoundingClientRect();
    const wanted = innerHeight / 4;
    if (top > innerHeight * from && top < innerHeight * to) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollBy({ top: top - wanted, behavior: calm ? 'auto' : 'smooth' });
  }, [page, moment, playing, from, to]);
}
