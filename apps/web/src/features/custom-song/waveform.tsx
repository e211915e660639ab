import type { CSSProperties } from 'react';
import { clockTime } from '../../player/spoken-place.ts';
import { BARS, useLoudness } from './use-loudness.ts';
import type { SongPlayer } from './use-song-player.ts';

interface WaveformProps {
  /** The sound whose shape is shown: always the full song's, so that switching moves nothing. */
  readonly address: string | null;
  readonly player: SongPlayer;
}

const LEVEL: readonly number[] = Array.from({ length: BARS }, () => 0.3);

/** The song's loudness over its length, lit as far as it has been heard. It is the seek bar as well. */
export function Waveform({ address, player }: WaveformProps) {
  const bars = useLoudness(address) ?? LEVEL;
  const heard = player.seconds > 0 ? Math.min(1, player.position / player.seconds) : 0;
  const row = bars.map((height, index) => <i key={index} style={{ height: `${Math.round(height * 100)}%` }} />);
  return (
    <div className="waveform" style={{ '--heard': `${(heard * 100).toFixed(2)}%` } as CSSProperties}>
      <div className="waveform-bars" aria-hidden="true">
        {row}
      </div>
      <div className="waveform-bars waveform-heard" aria-hidden="true">
        {row}
      </div>
      <input
        type="range"
        aria-label="Place in the song"
        min={0}
        max={Math.max(1, Math.floor(player.seconds))}
        step={1}
        value={Math.floor(player.position)}
        aria-valuetext={`${clockTime(player.position)} of ${clockTime(player.seconds)}`}
        onChange={(event) => player.seek(Number(event.target.value))}
      />
    </div>
  );
}
