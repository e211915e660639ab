import { useEffect, useState } from 'react';
import type { Drawing } from './illustrator.ts';

/**
 * The newest drawing of `subject`, undefined until there is one. `subject` is compared by its content, and `draw` must
 * be the same function each time; nothing is drawn while `wanted` is false.
 */
export function useDrawing<Subject>(
  subject: Subject,
  draw: (subject: Subject) => Promise<Drawing>,
  wanted = true,
): Drawing | undefined {
  const [drawing, setDrawing] = useState<Drawing>();
  const key = JSON.stringify(subject);
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    draw(JSON.parse(key) as Subject)
      .then((drawn) => current && setDrawing(drawn))
      // The place stays as it is, and the browser's own log says why.
      .catch(reportError);
    return () => {
      current = false;
    };
  }, [key, draw, wanted]);
  return drawing;
}
