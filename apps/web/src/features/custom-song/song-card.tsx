import { MusicNotesIcon } from '@phosphor-icons/react/dist/csr/MusicNotes';
import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause';
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { RepeatIcon } from '@phosphor-icons/react/dist/csr/Repeat';
import { SpeakerHighIcon } from '@phosphor-icons/react/dist/csr/SpeakerHigh';
import { SpeakerLowIcon } from '@phosphor-icons/react/dist/csr/SpeakerLow';
import { SpeakerXIcon } from '@phosphor-icons/react/dist/csr/SpeakerX';
import type { Song, SongVariant } from '@storylantern/contract';
import type { Ref } from 'react';
import '../../player/player.css';
import { clockTime } from '../../player/spoken-place.ts';
import { typeset } from '../../player/typeset.ts';
import { VOLUME_STEP } from '../../player/use-player.ts';
import { AiLabel } from '../../ui/made-by/made-by.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { CutOut } from '../../ui/picture/cut-out.tsx';
import { Badge } from '../../ui/surface/badge.tsx';
import { animalOf } from './song-animals.ts';
import './song-kind.css';
import { SongSilence, SongUnderWay } from './song-silence.tsx';
import type { SongPlayer } from './use-song-player.ts';
import { styleName } from './use-song-styles.ts';
import type { SongTrack } from './use-song-track.ts';
import { VariantSwitch } from './variant-switch.tsx';
import { Waveform } from './waveform.tsx';

interface SongCardProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly song: Song;
  readonly track: SongTrack | undefined;
  readonly player: SongPlayer;
  readonly variant: SongVariant;
  /** The card takes the place of the progress screen, and its title the focus. */
  readonly takeFocus: boolean;
  onVariant(variant: SongVariant): void;
}

/** The night card of a song: what it is, and its player. */
export function SongCard({ ref, song, track, player, variant, takeFocus, onVariant }: SongCardProps) {
  return (
    <div ref={ref} className="song-card on-night">
      <CutOut figure={animalOf(song.style)} className="song-card-animal" />
      <p className="song-card-kind">
        {song.isMusicalGeneration && (
          <Badge tone="amber" icon={<MusicNotesIcon weight="fill" aria-hidden />}>
            Musical
          </Badge>
        )}
        <span>{styleName(song.style)}</span>
      </p>
      <PageHeading className="song-card-title" takeFocus={takeFocus}>
        {typeset(song.title)}
      </PageHeading>
      <p className="song-card-theme" title={song.theme}>
        Theme: {song.theme}
      </p>
      <AiLabel makers={song.madeBy} />
      {track ? (
        <>
          <Waveform address={track.addresses.full} player={player} />
          <div className="song-controls">
            <PlayDisc player={player} />
            <p
              className="song-clock"
              role={player.phase === 'failed' || player.phase === 'blocked' ? 'alert' : undefined}
            >
              {player.phase === 'blocked'
                ? 'Tap play to hear the song'
                : player.phase === 'failed'
                  ? 'The sound could not be played'
                  : `${clockTime(player.position)} / ${clockTime(player.seconds)}`}
            </p>
            <VariantSwitch value={variant} track={track} onChange={onVariant} />
            <div className="song-tools">
              <button
                type="button"
                className="dock-icon song-again"
                aria-label="Play it again and again"
                aria-pressed={player.again}
                onClick={() => player.setAgain(!player.again)}
              >
                <RepeatIcon size={26} weight="bold" aria-hidden />
              </button>
              <Volume volume={player.volume} onChange={player.setVolume} />
            </div>
          </div>
          <SongUnderWay song={song} />
        </>
      ) : (
        <SongSilence song={song} />
      )}
    </div>
  );
}

function PlayDisc({ player }: { readonly player: SongPlayer }) {
  return (
    <button
      type="button"
      className="dock-disc breathe"
      aria-label={player.playing ? 'Pause' : 'Play'}
      onClick={player.toggle}
    >
      {player.playing ? (
        <PauseIcon size={30} weight="fill" aria-hidden />
      ) : (
        <PlayIcon size={30} weight="fill" aria-hidden />
      )}
    </button>
  );
}

/** The volume, in steps of a tenth (specification, section 9). */
function Volume({ volume, onChange }: { readonly volume: number; onChange(volume: number): void }) {
  const Icon = volume === 0 ? SpeakerXIcon : volume < 0.5 ? SpeakerLowIcon : SpeakerHighIcon;
  return (
    <label className="song-volume">
      <Icon size={26} weight="bold" aria-hidden />
      <input
        type="range"
        aria-label="Volume"
        min={0}
        max={1}
        step={VOLUME_STEP}
        value={volume}
        aria-valuetext={`${Math.round(volume * 100)} %`}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </label>
  );
}
