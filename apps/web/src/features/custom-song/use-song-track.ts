import { getSongWords, type Song, type SongManifest, type SongVariant } from '@storylantern/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiPath } from '../../lib/api-client.ts';

/** A sound that can be heard, and when each of its words is: they always belong together. */
export interface SongTrack {
  readonly manifest: SongManifest;
  readonly addresses: Readonly<Record<SongVariant, string | null>>;
}

/**
 * The newest sound of a song that is whole. While a change is being sung, and if that fails, it goes on being the one
 * before. Undefined until there is a first one.
 */
export function useSongTrack(song: Song): SongTrack | undefined {
  const { audioUrl, sound, variants, revision } = song;
  const ready = sound.state === 'ready';
  // A song that was changed has a sound to be heard while the next one is made, or when that failed; a new one has none.
  const before = !ready && revision > 1;
  const { data: manifest } = useQuery<SongManifest>({
    queryKey: [apiPath(getSongWords.path, { id: song.id }), audioUrl],
    enabled: audioUrl !== null && (ready || before),
  });
  const [kept, setKept] = useState<SongTrack>();
  if (manifest && (ready || (before && !kept))) {
    const addresses = { full: audioUrl, ...variants };
    const known =
      kept?.manifest === manifest &&
      kept.addresses.full === addresses.full &&
      kept.addresses.band === addresses.band &&
      kept.addresses.voice === addresses.voice;
    if (!known) setKept({ manifest, addresses });
  }
  return kept;
}
