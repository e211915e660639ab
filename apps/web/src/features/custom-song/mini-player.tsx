import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause';
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { useEffect, useState, type RefObject } from 'react';
import { clockTime } from '../../player/spoken-place.ts';
import type { SongPlayer } from './use-song-player.ts';

interface MiniPlayerProps {
  readonly player: SongPlayer;
  /** The small player stands in for this one while it is above the window. */
  readonly below: RefObject<HTMLElement | null>;
}

/** Play and pause within reach while the words are followed down the page. */
export function MiniPlayer({ player, below }: MiniPlayerProps) {
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (!below.current) return undefined;
    const watching = new IntersectionObserver(([entry]) => {
      if (entry) setAway(!entry.isIntersecting && entry.boundingClientRect.bottom < 0);
    });
    watching.observe(below.current);
    return () => watching.disconnect();
  }, [below]);
  if (!away || player.phase === 'no-sound') return null;
  const heard = player.seconds > 0 ? (player.position / player.seconds) * 100 : 0;
  return (
    <section className="dock song-dock" aria-label="Song">
      <div className="dock-row">
        <button
          type="button"
          className="dock-disc"
          aria-label={player.playing ? 'Pause the song' : 'Play the song'}
          onClick={player.toggle}
        >
          {player.playing ? (
            <PauseIcon size={26} weight="fill" aria-hidden />
          ) : (
            <PlayIcon size={26} weight="fill" aria-hidden />
          )}
        </button>
        <div className="dock-track" aria-hidden="true">
          <div className="dock-range" style={{ width: `${heard}%` }} />
        </div>
        <p className="song-clock">
          {clockTime(player.position)} / {clockTime(player.seconds)}
        </p>
      </div>
    </section>
  );
}
