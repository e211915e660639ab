import { useEffect, useState } from 'react';
import { loudnessBars } from './loudness-bars.ts';

export const BARS = 64;

/** Hertz at which a sound is read for its bars: the least every browser has to offer; nobody hears it. */
const RATE = 8000;

/** The loudness of a sound over its length; undefined until it is known, or where the browser cannot tell. */
export function useLoudness(address: string | null): readonly number[] | undefined {
  const [known, setKnown] = useState<{ readonly address: string; readonly bars: readonly number[] }>();
  useEffect(() => {
    if (address === null) return undefined;
    const leaving = new AbortController();
    const read = async () => {
      const answer = await fetch(address, { credentials: 'include', signal: leaving.signal });
      if (!answer.ok) return;
      const bytes = await answer.arrayBuffer();
      const decoded = await new OfflineAudioContext(1, 1, RATE).decodeAudioData(bytes);
      if (!leaving.signal.aborted) setKnown({ address, bars: loudnessBars(decoded.getChannelData(0), BARS) });
    };
    read().catch((reason: unknown) => {
      if (!leaving.signal.aborted) console.warn('The bars of the song stay level.', reason);
    });
    return () => leaving.abort();
  }, [address]);
  // Those of the sound before stand until the new ones are known: the song hardly changes its shape.
  return known?.bars;
}
