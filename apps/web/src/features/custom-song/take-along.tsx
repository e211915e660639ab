import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { MusicNotesIcon } from '@phosphor-icons/react/dist/csr/MusicNotes';
import { PrinterIcon } from '@phosphor-icons/react/dist/csr/Printer';
import type { Song } from '@storylantern/contract';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import type { SongTrack } from './use-song-track.ts';

const SOUNDS = [
  { variant: 'full', label: 'Full song (MP3)' },
  { variant: 'band', label: 'Band only (MP3)' },
  { variant: 'voice', label: 'Voice only (MP3)' },
] as const;

interface TakeAlongProps {
  readonly song: Song;
  readonly track: SongTrack | undefined;
}

/** What can be taken along: words and notes on paper, the three sounds, and the notes for other programs. */
export function TakeAlong({ song, track }: TakeAlongProps) {
  const id = encodeURIComponent(song.id);
  return (
    <section className="song-along" aria-labelledby="song-along">
      <h2 id="song-along">Take it along</h2>
      <ul>
        <li>
          <Button variant="quiet" icon={<PrinterIcon aria-hidden />} onClick={() => print()}>
            Print the words
          </Button>
        </li>
        <li>
          <ButtonLink variant="quiet" href={`/song/${id}/lead-sheet`} icon={<MusicNotesIcon aria-hidden />}>
            Lead sheet
          </ButtonLink>
        </li>
        {SOUNDS.map(
          ({ variant, label }) =>
            track &&
            track.addresses[variant] !== null && (
              <li key={variant}>
                <a className="btn btn-quiet" href={`/api/songs/${id}/download/${variant}.mp3`} download>
                  <DownloadSimpleIcon aria-hidden />
                  {label}
                </a>
              </li>
            ),
        )}
        <li>
          <a className="btn btn-quiet" href={`/api/songs/${id}/song.mid`} download>
            <DownloadSimpleIcon aria-hidden />
            Notes (MIDI)
          </a>
        </li>
      </ul>
    </section>
  );
}
