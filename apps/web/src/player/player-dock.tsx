import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise';
import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause';
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { Slider } from 'radix-ui';
import type { ReactNode } from 'react';
import './player.css';
import { ReadingPanel } from './reading-panel.tsx';
import type { ReadingSettings } from './reading-settings.ts';
import { clockTime } from './spoken-place.ts';
import { RATES, type Player } from './use-player.ts';
import { VolumePanel } from './volume-panel.tsx';

interface PlayerDockProps {
  readonly player: Player;
  readonly settings: ReadingSettings;
  onSettings(settings: ReadingSettings): void;
  /** Shown instead of the bar while there is no sound: that it is being made, or why there is none. */
  readonly silence?: ReactNode;
}

const said = (player: Player): string => {
  if (player.phase === 'blocked') return 'Tap play to hear the story';
  if (player.phase === 'failed') return 'The sound could not be played';
  if (player.sentenceNumber > 0) return `Read along · sentence ${player.sentenceNumber} of ${player.sentenceCount}`;
  return 'Read along';
};

/** The player, docked at the bottom of the window: play, back one sentence, bar, speed, volume, text. */
export function PlayerDock({ player, settings, onSettings, silence }: PlayerDockProps) {
  const silent = player.phase === 'no-sound';
  // What asks for a tap or tells of a failure is said on phones too, where there is no room for the rest.
  const urgent = player.phase === 'blocked' || player.phase === 'failed';
  return (
    <section className="dock" aria-label="Narration">
      <div className="dock-row">
        <button
          type="button"
          className="dock-disc breathe"
          data-idle={silent || undefined}
          disabled={silent}
          aria-label={player.playing ? 'Pause' : 'Play'}
          onClick={player.toggle}
        >
          {player.playing ? (
            <PauseIcon size={30} weight="fill" aria-hidden />
          ) : (
            <PlayIcon size={30} weight="fill" aria-hidden />
          )}
        </button>
        {silent ? (
          <div className="min-w-0 flex-1">{silence}</div>
        ) : (
          <>
            <button type="button" className="dock-icon" aria-label="Back one sentence" onClick={player.back}>
              <ArrowCounterClockwiseIcon size={28} weight="bold" aria-hidden />
            </button>
            <div className="min-w-0 flex-1">
              <p className="dock-times" data-urgent={urgent || undefined}>
                <span className="dock-clock">{clockTime(player.position)}</span>
                <span className="dock-said" role={urgent ? 'alert' : undefined}>
                  {said(player)}
                </span>
                <span className="dock-clock">{clockTime(player.seconds)}</span>
              </p>
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
            </div>
            <select
              className="dock-select"
              aria-label="Speed"
              value={player.rate}
              onChange={(event) => player.setRate(Number(event.target.value))}
            >
              {RATES.map((rate) => (
                <option key={rate} value={rate}>
                  {rate}×
                </option>
              ))}
            </select>
            <VolumePanel volume={player.volume} onChange={player.setVolume} />
          </>
        )}
        <ReadingPanel settings={settings} onChange={onSettings} />
      </div>
    </section>
  );
}
