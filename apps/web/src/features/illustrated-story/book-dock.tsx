import { CornersInIcon } from '@phosphor-icons/react/dist/csr/CornersIn';
import { CornersOutIcon } from '@phosphor-icons/react/dist/csr/CornersOut';
import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause';
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { SpeakerHighIcon } from '@phosphor-icons/react/dist/csr/SpeakerHigh';
import { SpeakerLowIcon } from '@phosphor-icons/react/dist/csr/SpeakerLow';
import { SpeakerXIcon } from '@phosphor-icons/react/dist/csr/SpeakerX';
import { Slider } from 'radix-ui';
import type { ReactNode } from 'react';
import { ReadingPanel } from '../../player/reading-panel.tsx';
import type { ReadingSettings } from '../../player/reading-settings.ts';
import { clockTime } from '../../player/spoken-place.ts';
import { VOLUME_STEP, type Player } from '../../player/use-player.ts';
import { AdvanceSwitch } from './advance-switch.tsx';

interface BookDockProps {
  readonly player: Player;
  readonly auto: boolean;
  readonly settings: ReadingSettings;
  /** Starts the voice, or lets it rest. */
  onToggle(): void;
  onAuto(on: boolean): void;
  onSettings(settings: ReadingSettings): void;
  /** Shown instead of the bar while there is no sound. */
  readonly silence: ReactNode;
  readonly full: boolean;
  onFull(): void;
}

/**
 * The player of a picture book: play, bar and times in the first part, which stays in reach on phones; volume, whether
 * scenes follow the voice, how the text is set and full screen in the second.
 */
export function BookDock({
  player,
  auto,
  settings,
  onToggle,
  onAuto,
  onSettings,
  silence,
  full,
  onFull,
}: BookDockProps) {
  const silent = player.phase === 'no-sound';
  const Volume = player.volume === 0 ? SpeakerXIcon : player.volume < 0.5 ? SpeakerLowIcon : SpeakerHighIcon;
  return (
    <section className="book-dock" aria-label="Narration">
      <div className="book-dock-play">
        {silent ? (
          <div className="book-dock-silence">{silence}</div>
        ) : (
          <>
            <button
              type="button"
              className="dock-disc breathe"
              aria-label={player.playing ? 'Pause' : 'Play'}
              onClick={onToggle}
            >
              {player.playing ? (
                <PauseIcon size={30} weight="fill" aria-hidden />
              ) : (
                <PlayIcon size={30} weight="fill" aria-hidden />
              )}
            </button>
            <div className="book-dock-bar">
              <Slider.Root
                className="dock-bar"
                value={[Math.min(player.position, player.seconds)]}
                max={Math.max(player.seconds, 0.1)}
                step={0.1}
                onValueChange={([to]) => to !== undefined && player.seek(to)}
              >
                <Slider.Track className="dock-track">
                  <Slider.Range className="dock-range" />
                </Slider.Track>
                <Slider.Thumb
                  className="dock-thumb"
                  aria-label="Place in the story"
                  aria-valuetext={`${clockTime(player.position)} of ${clockTime(player.seconds)}`}
                />
              </Slider.Root>
              <p className="book-dock-times">
                <span>{clockTime(player.position)}</span>
                {(player.phase === 'blocked' || player.phase === 'failed') && (
                  <span role="alert">
                    {player.phase === 'blocked' ? 'Tap play to hear the story' : 'The sound could not be played'}
                  </span>
                )}
                <span>{clockTime(player.seconds)}</span>
              </p>
            </div>
          </>
        )}
      </div>
      <div className="book-dock-more">
        {!silent && (
          <label className="book-dock-volume">
            <Volume size={26} weight="bold" aria-hidden />
            <span className="sr-only">Volume</span>
            <input
              type="range"
              className="panel-range"
              min={0}
              max={1}
              step={VOLUME_STEP}
              value={player.volume}
              aria-valuetext={`${Math.round(player.volume * 100)} %`}
              onChange={(event) => player.setVolume(Number(event.target.value))}
            />
          </label>
        )}
        <AdvanceSwitch auto={auto} onChange={onAuto} />
        <div className="book-dock-tools">
          <ReadingPanel settings={settings} onChange={onSettings} />
          <button
            type="button"
            className="dock-icon"
            aria-label={full ? 'Leave full screen' : 'Full screen'}
            onClick={onFull}
          >
            {full ? (
              <CornersInIcon size={28} weight="bold" aria-hidden />
            ) : (
              <CornersOutIcon size={28} weight="bold" aria-hidden />
            )}
          </button>
        </div>
      </div>
    </section>
  );
}
