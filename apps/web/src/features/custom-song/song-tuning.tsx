import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { SlidersHorizontalIcon } from '@phosphor-icons/react/dist/csr/SlidersHorizontal';
import { SONG_WISH_RANGES, type Song, type SongMood } from '@storylantern/contract';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { ChipGroup } from '../../ui/chips/chip-group.tsx';
import { steppedPace } from './paces.ts';
import { useWishes } from './use-wishes.ts';

const MOODS: readonly { value: SongMood; label: string }[] = [
  { value: 'calmer', label: 'Make it calmer' },
  { value: 'as-composed', label: 'As composed' },
  { value: 'livelier', label: 'Make it livelier' },
];
type Voice = 'sung' | 'spoken';
const VOICES: readonly { value: Voice; label: string }[] = [
  { value: 'sung', label: 'Sing it' },
  { value: 'spoken', label: 'Speak it' },
];

const semitones = (count: number) =>
  count === 0
    ? 'as composed'
    : `${Math.abs(count)} ${Math.abs(count) === 1 ? 'semitone' : 'semitones'} ${count > 0 ? 'up' : 'down'}`;
const pace = (factor: number) =>
  factor === 1 ? 'as composed' : `${Math.round(Math.abs(factor - 1) * 100)} % ${factor > 1 ? 'faster' : 'slower'}`;

/** How else the song may sound: key, tempo, band, voice. Each choice is played anew with the same tune and words. */
export function SongTuning({ song }: { readonly song: Song }) {
  const { heard, wish } = useWishes(song);
  const { transpose, pace: paces } = SONG_WISH_RANGES;
  return (
    <details className="song-tuning">
      <summary>
        <SlidersHorizontalIcon aria-hidden />
        Hear it another way
      </summary>
      <div className="song-tuning-fields">
        <Stepper
          label="Key"
          value={song.music.key}
          change={semitones(heard.transpose)}
          less="Lower"
          more="Higher"
          onLess={heard.transpose > transpose.least ? () => wish({ transpose: heard.transpose - 1 }) : undefined}
          onMore={heard.transpose < transpose.most ? () => wish({ transpose: heard.transpose + 1 }) : undefined}
        />
        <Stepper
          label="Tempo"
          value={`${Math.round(song.music.tempo)} beats a minute`}
          change={pace(heard.pace)}
          less="Slower"
          more="Faster"
          onLess={heard.pace > paces.least ? () => wish({ pace: steppedPace(heard.pace, -1) }) : undefined}
          onMore={heard.pace < paces.most ? () => wish({ pace: steppedPace(heard.pace, 1) }) : undefined}
        />
        <ChipGroup<SongMood>
          label="The band"
          choices={MOODS}
          value={heard.mood}
          onChange={(mood) => mood && wish({ mood })}
        />
        <ChipGroup<Voice>
          label="The voice"
          choices={VOICES}
          value={heard.sung ? 'sung' : 'spoken'}
          onChange={(voice) => voice && wish({ sung: voice === 'sung' })}
        />
      </div>
    </details>
  );
}

interface StepperProps {
  readonly label: string;
  readonly value: string;
  /** How far it is from what was composed. */
  readonly change: string;
  readonly less: string;
  readonly more: string;
  readonly onLess: (() => void) | undefined;
  readonly onMore: (() => void) | undefined;
}

/** One thing that goes up and down in steps. */
const Stepper = ({ label, value, change, less, more, onLess, onMore }: StepperProps) => (
  <div role="group" aria-label={label}>
    <p className="group-label">{label}</p>
    <div className="song-stepper">
      <IconButton
        outlined
        label={less}
        disabled={!onLess}
        icon={<MinusIcon weight="bold" aria-hidden />}
        onClick={onLess}
      />
      <p role="status">
        <b>{value}</b>
        <span>{change}</span>
      </p>
      <IconButton
        outlined
        label={more}
        disabled={!onMore}
        icon={<PlusIcon weight="bold" aria-hidden />}
        onClick={onMore}
      />
    </div>
  </div>
);
