import type { Song } from '@storylantern/contract';
import { useEffect } from 'react';

/** Tells the system what is playing, for the lock screen of a phone that plays a lullaby. */
export function useMediaSession({ title, childName, imageUrl }: Song): void {
  useEffect(() => {
    if (!('mediaSession' in navigator)) return undefined;
    navigator.mediaSession.metadata = new MediaMetadata({
      title,
      artist: childName === '' ? 'Storylantern' : `A song for ${childName}`,
      artwork: [{ src: imageUrl }],
    });
    return () => {
      navigator.mediaSession.metadata = null;
    };
  }, [title, childName, imageUrl]);
}
