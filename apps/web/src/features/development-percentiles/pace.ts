import { useState } from 'react';

const STORED = 'storylantern.percentiles-pace';

/** How long an answer is seen before the next question follows, in milliseconds (specification, section 9). */
export const ADVANCE_DELAY = 500;

function keptPace(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'wait';
  } catch {
    // Storage is closed in this browser; questions follow by themselves until a parent says otherwise.
    return true;
  }
}

/**
 * Whether a question is followed by the next by itself, and the way to change that for this device. Nothing moves across
 * the screen when it follows, so it is the same for those who asked for less motion; who needs time turns it off.
 */
export function usePace(): readonly [byItself: boolean, choose: (byItself: boolean) => void] {
  const [byItself, setByItself] = useState(keptPace);
  const choose = (wanted: boolean) => {
    setByItself(wanted);
    try {
      localStorage.setItem(STORED, wanted ? 'by-itself' : 'wait');
    } catch (storageIsClosed) {
      console.warn('The pace of the questions holds for this visit only.', storageIsClosed);
    }
  };
  return [byItself, choose];
}
