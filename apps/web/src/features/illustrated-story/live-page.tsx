import { useEffect, useMemo, useState } from 'react';
import { DrawnPage } from '../../ui/picture/drawn-page.tsx';
import type { Draft } from './draft.ts';
import { sampleScene } from './sample-scene.ts';

/** A pause in the typing after which the page is drawn again, in milliseconds. */
const PAUSE = 350;

/** A page in the chosen style with the child on it, drawn again as the form is filled. */
export function LivePage({ draft }: { readonly draft: Draft }) {
  const { style, looks, childName, hairColor, eyeColor, additionalInfo } = draft;
  const picture = useMemo(
    () => ({
      ...sampleScene,
      style,
      age: 5,
      name: childName.trim(),
      looks,
      words: { hair: hairColor, eyes: eyeColor, details: additionalInfo },
    }),
    [style, looks, childName, hairColor, eyeColor, additionalInfo],
  );
  const [settled, setSettled] = useState(picture);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(picture), PAUSE);
    return () => clearTimeout(timer);
  }, [picture]);
  return (
    <aside className="book-live" aria-label="How it will be painted">
      <DrawnPage picture={settled} />
      <p>The style and the child. The book's own pages come next.</p>
    </aside>
  );
}
