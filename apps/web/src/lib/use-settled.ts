import { useEffect, useState } from 'react';

/** A value once it has rested for `pause` milliseconds: what is costly to follow is not followed letter by letter. */
export function useSettled<Value>(value: Value, pause: number): Value {
  const [settled, setSettled] = useState(value);
  const key = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(key) as Value), pause);
    return () => clearTimeout(timer);
  }, [key, pause]);
  return settled;
}
