import { SpeakerHighIcon } from '@phosphor-icons/react/dist/csr/SpeakerHigh';
import { SpeakerLowIcon } from '@phosphor-icons/react/dist/csr/SpeakerLow';
import { SpeakerXIcon } from '@phosphor-icons/react/dist/csr/SpeakerX';
import { Popover } from 'radix-ui';
import { useId } from 'react';
import { VOLUME_STEP } from './use-player.ts';

interface VolumePanelProps {
  /** 0 to 1. */
  readonly volume: number;
  onChange(volume: number): void;
}

/** The volume, in steps of a tenth (specification, section 9). */
export function VolumePanel({ volume, onChange }: VolumePanelProps) {
  const id = useId();
  const Icon = volume === 0 ? SpeakerXIcon : volume < 0.5 ? SpeakerLowIcon : SpeakerHighIcon;
  return (
    <Popover.Root>
      <Popover.Trigger className="dock-icon dock-wide" aria-label={`Volume, ${Math.round(volume * 100)} %`}>
        <Icon size={28} weight="bold" aria-hidden />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className="dock-panel" side="top" sideOffset={20} collisionPadding={16} aria-label="Volume">
          <label htmlFor={id} className="font-bold">
            Volume
          </label>
          <input
            id={id}
            type="range"
            className="panel-range"
            min={0}
            max={1}
            step={VOLUME_STEP}
            value={volume}
            aria-valuetext={`${Math.round(volume * 100)} %`}
            onChange={(event) => onChange(Number(event.target.value))}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
