import { useCallback, useEffect, useState } from 'react';

/**
 * Shows nothing but the book. Where the browser can, the whole screen is used; where it cannot (phones that keep it for
 * video), the rest of the site is still put away. `leave` undoes both.
 */
export function useFullScreen() {
  const [full, setFull] = useState(false);

  useEffect(() => {
    document.documentElement.toggleAttribute('data-book-only', full);
    if (full) scrollTo(0, 0);
    return () => document.documentElement.removeAttribute('data-book-only');
  }, [full]);

  useEffect(() => {
    // Escape is the browser's own way out.
    const onChange = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', onChange);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      if (document.fullscreenElement) document.exitFullscreen().catch(reportError);
    };
  }, []);

  const toggle = useCallback(() => {
    if (full) {
      setFull(false);
      if (document.fullscreenElement) document.exitFullscreen().catch(reportError);
      return;
    }
    setFull(true);
    // Refused where a page may not fill the screen; the site around the book is put away all the same.
    document.documentElement
      .requestFullscreen?.()
      .catch((refused: unknown) => console.warn('The book fills the window, not the screen.', refused));
  }, [full]);

  return { full, toggle };
}
