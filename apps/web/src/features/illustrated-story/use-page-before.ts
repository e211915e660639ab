import type { BookScene } from '@storylantern/contract';
import { useEffect, useState } from 'react';

/** How long a new page takes to come in over the old one, in milliseconds. The style sheet says the same. */
const TURN = 450;

/** The page that was open before the present one, for as long as the turn takes; undefined where nothing may move. */
export function usePageBefore(scene: BookScene | undefined): BookScene | undefined {
  const [turned, setTurned] = useState<{ readonly now?: BookScene; readonly before?: BookScene }>({ now: scene });
  if (scene?.id !== turned.now?.id) {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    setTurned({ now: scene, before: still ? undefined : turned.now });
  }
  const { before } = turned;
  useEffect(() => {
    if (!before) return undefined;
    const settled = setTimeout(() => setTurned(({ now }) => ({ now })), TURN);
    return () => clearTimeout(settled);
  }, [before]);
  return before;
}
