import { getSong, type Song } from '@storylantern/contract';
import { useQuery } from '@tanstack/react-query';
import { apiPath } from '../../lib/api-client.ts';

/** How often a song is read again while its sound is being made, in milliseconds. */
const LOOK = 700;

/** The same while only the band alone or the voice alone is missing. */
const LOOK_FOR_VARIANTS = 2000;

/** The address of one song's own answer, which is its query key as well. */
export const songPath = (id: string): string => apiPath(getSong.path, { id });

/** How long to wait before a song is read again; false when all of it is made or given up. */
function nextLook(song: Song | undefined): number | false {
  if (!song || song.sound.state === 'failed') return false;
  if (song.sound.state === 'waiting') return LOOK;
  const whole = song.variants.band !== null && song.variants.voice !== null;
  const givenUp = song.sound.message !== undefined;
  return whole || givenUp ? false : LOOK_FOR_VARIANTS;
}

/** One song; read again until all its sounds are made. Nothing is asked for while there is no id. */
export const useSong = (id: string | null) =>
  useQuery<Song>({
    queryKey: [songPath(id ?? '')],
    enabled: id !== null,
    refetchInterval: ({ state }) => nextLook(state.data),
    refetchIntervalInBackground: true,
  });
