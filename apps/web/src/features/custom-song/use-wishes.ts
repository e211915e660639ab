import type { Song, SongWishes } from '@storylantern/contract';
import { useEffect, useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { toast } from '../../ui/toast/toast.ts';
import { useChangeSong } from './use-change-song.ts';

/** How a song is to be heard: the wishes of the contract, and whether it is sung or spoken. */
interface Heard extends SongWishes {
  readonly sung: boolean;
}

/** A pause in the pressing after which the song is asked for, in milliseconds: three steps up are one song, not three. */
const PAUSE = 500;

const heardNow = (song: Song): Heard => ({ ...song.wishes, sung: song.isMusicalGeneration });

/** What of `wished` is not yet so. */
function without(wished: Partial<Heard>, granted: Partial<Heard>): Partial<Heard> {
  const left = Object.entries(wished).filter(([name, value]) => granted[name as keyof Heard] !== value);
  return Object.fromEntries(left);
}

/** How the song is wished to sound: shown at once, asked for after a pause, one asking at a time. */
export function useWishes(song: Song) {
  const { mutate, isPending } = useChangeSong(song).sound;
  const [wished, setWished] = useState<Partial<Heard>>({});
  const { revision } = song;
  const waiting = Object.keys(wished).length > 0;

  useEffect(() => {
    if (!waiting || isPending) return undefined;
    const { sung, ...wishes } = wished;
    const ask = () =>
      mutate(
        { revision, wishes, isMusicalGeneration: sung },
        {
          onSuccess: () => setWished((now) => without(now, wished)),
          onError: (error) => {
            setWished({});
            toast({
              kind: 'failure',
              title: 'The song stays as it is',
              description: sentenceOf(error, 'Nobody answered in time. Please try again.'),
            });
          },
        },
      );
    const asking = setTimeout(ask, PAUSE);
    return () => clearTimeout(asking);
  }, [waiting, wished, isPending, mutate, revision]);

  return {
    heard: { ...heardNow(song), ...wished },
    // What it is already like need not be asked for, unless an answer under way is about to change that.
    wish: (some: Partial<Heard>) =>
      setWished((now) => (isPending ? { ...now, ...some } : without({ ...now, ...some }, heardNow(song)))),
  };
}
