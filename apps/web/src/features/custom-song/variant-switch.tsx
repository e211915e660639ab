import { SONG_VARIANTS, type SongVariant } from '@storylantern/contract';
import { useId } from 'react';
import type { SongTrack } from './use-song-track.ts';

const LABELS: Readonly<Record<SongVariant, string>> = {
  full: 'Full song',
  band: 'Band only',
  voice: 'Voice only',
};

interface VariantSwitchProps {
  readonly value: SongVariant;
  readonly track: SongTrack;
  onChange(variant: SongVariant): void;
}

/** What of the song is heard; the place in it stays. */
export function VariantSwitch({ value, track, onChange }: VariantSwitchProps) {
  const name = useId();
  return (
    <fieldset className="song-variants">
      <legend className="sr-only">What is heard</legend>
      {SONG_VARIANTS.map((variant) => (
        <label key={variant} className="song-variant">
          <input
            type="radio"
            className="choice-input"
            name={name}
            checked={value === variant}
            disabled={track.addresses[variant] === null}
            onChange={() => onChange(variant)}
          />
          {LABELS[variant]}
        </label>
      ))}
    </fieldset>
  );
}
