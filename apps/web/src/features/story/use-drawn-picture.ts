import type { Story } from '@storylantern/contract';
import { useEffect, useState } from 'react';

/** The address of a picture that was asked for too early: another one, so that the browser asks again. */
const askedAgain = (imageUrl: string): string => `${imageUrl}${imageUrl.includes('?') ? '&' : '?'}drawn=1`;

/**
 * The address of a story's picture. One that was asked for while it was still being drawn may have been answered with a
 * lantern in its place; once it is drawn it is fetched again, and takes the lantern's place when it is there.
 */
export function useDrawnPicture({ imageUrl, picture }: Pick<Story, 'imageUrl' | 'picture'>): string {
  /** The picture that was being drawn when its page was first seen. */
  const [early, setEarly] = useState<string>();
  const [drawn, setDrawn] = useState<string>();
  if (picture === 'drawing' && early !== imageUrl) setEarly(imageUrl);
  const address = picture === 'ready' && early === imageUrl ? askedAgain(imageUrl) : undefined;
  useEffect(() => {
    if (address === undefined) return;
    const image = new Image();
    image.addEventListener('load', () => setDrawn(address));
    image.src = address;
  }, [address]);
  return address !== undefined && drawn === address ? address : imageUrl;
}
