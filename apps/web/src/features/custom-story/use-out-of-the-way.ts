import { useEffect, useRef, useState, type RefObject } from 'react';

const TYPED_IN = 'textarea, input:not([type="radio"], [type="checkbox"])';

/** Whether somebody types in a field that would move if the place grew. */
function isTypedBelow(place: HTMLElement | null): boolean {
  const focused = document.activeElement;
  if (!place || !focused?.matches(TYPED_IN)) return false;
  return (place.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/**
 * A value that is shown at a place, held back as long as the change would move what somebody types in, or what a finger or
 * a mouse button is on: a press that begins on a button has to end on it.
 */
export function useOutOfTheWay<Value>(value: Value, place: RefObject<HTMLElement | null>): Value {
  const [shown, setShown] = useState(value);
  const pressed = useRef(false);
  useEffect(() => {
    const show = () => {
      if (!pressed.current && !isTypedBelow(place.current)) setShown(() => value);
    };
    // After the click that a press ends with, and when the focus has arrived where it goes.
    const later = () => setTimeout(show);
    const press = () => (pressed.current = true);
    const release = () => {
      pressed.current = false;
      later();
    };
    show();
    const ending = new AbortController();
    const { signal } = ending;
    document.addEventListener('pointerdown', press, { capture: true, signal });
    document.addEventListener('pointerup', release, { capture: true, signal });
    document.addEventListener('pointercancel', release, { capture: true, signal });
    document.addEventListener('focusout', later, { signal });
    return () => ending.abort();
  }, [value, place]);
  return shown;
}
