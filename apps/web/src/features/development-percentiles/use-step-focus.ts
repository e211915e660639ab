import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * What a listener is told when the step changes. The focus stays where it is as long as that is still there, and then
 * the new step is announced; only when it went with the old step does it go to the heading of the new one, which is
 * read out by that.
 */
export function useStepFocus(step: number, heading: RefObject<HTMLElement | null>, words: string): string {
  const [announced, setAnnounced] = useState('');
  const before = useRef(step);
  useLayoutEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost) heading.current?.focus();
    setAnnounced(lost ? '' : words);
  }, [step, heading, words]);
  return announced;
}
