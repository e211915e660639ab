import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { forgetWaitingFocus, pageChanged } from '../ui/page/navigation-focus.ts';

/** How long a screen has to name itself before it is announced, in milliseconds. */
const NAMING_TIME = 150;

/** After each change of page: to the top (a step back is left to the browser), focus on the heading, its name said. */
export function usePageChanges(): string {
  const [path] = useLocation();
  const [said, setSaid] = useState('');
  const seen = useRef(path);
  const steppedBack = useRef(false);
  useEffect(() => {
    const onBack = () => {
      steppedBack.current = true;
    };
    addEventListener('popstate', onBack);
    addEventListener('pointerdown', forgetWaitingFocus);
    addEventListener('keydown', forgetWaitingFocus);
    return () => {
      removeEventListener('popstate', onBack);
      removeEventListener('pointerdown', forgetWaitingFocus);
      removeEventListener('keydown', forgetWaitingFocus);
    };
  }, []);
  useEffect(() => {
    if (seen.current === path) return undefined;
    seen.current = path;
    if (!steppedBack.current) scrollTo(0, 0);
    steppedBack.current = false;
    pageChanged();
    const naming = setTimeout(() => setSaid(document.title), NAMING_TIME);
    return () => clearTimeout(naming);
  }, [path]);
  return said;
}
