import type { listSongStyles, SongStyleEntry } from '@storylantern/contract';
import { SONG_STYLE_ENTRIES } from '@storylantern/library';
import { useQuery } from '@tanstack/react-query';

const STYLES: typeof listSongStyles.path = '/api/songs/styles';

/** The styles a song can be in; the five of the house while they are fetched, and when they cannot be. */
export function useSongStyles(): readonly SongStyleEntry[] {
  const { data } = useQuery<SongStyleEntry[]>({ queryKey: [STYLES] });
  return data && data.length > 0 ? data : SONG_STYLE_ENTRIES;
}

/** The name of a style as a parent reads it. */
export const styleName = (style: string): string =>
  SONG_STYLE_ENTRIES.find(({ id }) => id === style)?.name ?? style.charAt(0).toUpperCase() + style.slice(1);
