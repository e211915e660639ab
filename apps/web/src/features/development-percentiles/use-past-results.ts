import { useCallback, useEffect, useRef, useState } from 'react';
import { newestFirst, readResults, whenResultsChange, writeResults, type PastResult } from './past-results.ts';

interface Held {
  readonly results: readonly PastResult[];
  /** Some of what was kept could not be read and was let go. */
  readonly damaged: boolean;
  /** False where the browser closes its storage: results then last for this visit. */
  readonly lasting: boolean;
}

function load(): Held {
  try {
    return { ...readResults(), lasting: true };
  } catch {
    // Storage is closed in this browser; the assessment works all the same.
    return { results: [], damaged: false, lasting: false };
  }
}

function keep(results: readonly PastResult[]): boolean {
  try {
    writeResults(results);
    return true;
  } catch (storageIsClosed) {
    console.warn('Results are kept until the page is left.', storageIsClosed);
    return false;
  }
}

interface PastResults extends Held {
  /** Puts results in place of those there are: one more, or fewer. */
  change(next: (results: readonly PastResult[]) => readonly PastResult[]): void;
}

/** The results on this device, newest first. Without storage they last until the page is left. */
export function usePastResults(): PastResults {
  const [held, setHeld] = useState(load);
  // What was held last, for changes that come later than the drawing they were made from: an Undo, another tab.
  const latest = useRef(held);
  const hold = useCallback((next: Held) => {
    latest.current = next;
    setHeld(next);
  }, []);

  useEffect(() => {
    // What could not be read is not read again at the next visit.
    if (latest.current.damaged) keep(latest.current.results);
    return whenResultsChange(() => {
      if (latest.current.lasting) hold({ ...load(), damaged: latest.current.damaged });
    });
  }, [hold]);

  const change = useCallback<PastResults['change']>(
    (next) => {
      const before = latest.current;
      // Another tab may have added one since: what is changed is what the device holds now.
      const now = before.lasting ? load() : before;
      const results = newestFirst(next(now.lasting ? now.results : before.results));
      hold({ results, damaged: before.damaged, lasting: before.lasting && keep(results) });
    },
    [hold],
  );
  return { ...held, change };
}
