import { useEffect, useRef, useState } from 'react';

/** How far ahead of the window a thing is made ready. */
const AHEAD = '400px';

/** True from the moment the element comes near the window. */
export function useSeen<Element_ extends Element>() {
  const ref = useRef<Element_>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || seen) return undefined;
    const watcher = new IntersectionObserver((entries) => setSeen(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: AHEAD,
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [seen]);
  return { ref, seen };
}
