import { MusicNotesIcon } from '@phosphor-icons/react/dist/csr/MusicNotes';
import type { Song, SongVariant } from '@storylantern/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useKeepInView } from '../../player/use-keep-in-view.ts';
import { TrackProgress } from '../../tracking/track-progress.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { MadeBy } from '../../ui/made-by/made-by.tsx';
import { BackLink, Page } from '../../ui/page/page.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { MiniPlayer } from './mini-player.tsx';
import { NotManaged } from './not-managed.tsx';
import { sungOrder } from './sections.ts';
import { SongActions } from './song-actions.tsx';
import { SongCard } from './song-card.tsx';
import { SongPrint } from './song-print.tsx';
import { SongTuning } from './song-tuning.tsx';
import './song.css';
import { SungWords } from './sung-words.tsx';
import { TakeAlong } from './take-along.tsx';
import { useMediaSession } from './use-media-session.ts';
import { useSongPlayer } from './use-song-player.ts';
import { useSongTrack } from './use-song-track.ts';

interface SongViewProps {
  readonly song: Song;
  /** Begins the form anew; without it the song was opened from the library. */
  onAnother?(): void;
}

/** How long the offer to hear the new words stands, in milliseconds. */
const NEW_WORDS = 10_000;

/** A line of the written song. */
export interface WrittenLine {
  readonly section: number;
  readonly line: number;
}

/** A song as it is heard: its card with the player, its words that light up, and what a parent can do with it. */
export function SongView({ song, onAnother }: SongViewProps) {
  const [variant, setVariant] = useState<SongVariant>('full');
  const [follow, setFollow] = useState(true);
  const track = useSongTrack(song);
  const player = useSongPlayer(track?.addresses[variant] ?? track?.addresses.full ?? null, track?.manifest);
  useMediaSession(song);
  const words = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const sung = useMemo(() => sungOrder(song), [song]);
  const lit = player.place?.line;
  useKeepInView(words, (lit ?? -1) + 1, player.playing && follow);

  // The line a parent changed last is offered to the ear as soon as it is sung.
  const edited = useRef<WrittenLine>(undefined);
  const { playFrom } = player;
  const manifest = track?.manifest;
  useEffect(() => {
    const line = edited.current;
    const start =
      line && manifest?.lines.find((each) => each.section === line.section && each.line === line.line)?.start;
    if (start === undefined) return;
    edited.current = undefined;
    toast({
      title: 'The new words are in the song',
      duration: NEW_WORDS,
      action: { label: 'Hear them', run: () => playFrom(start) },
    });
  }, [manifest, playFrom]);

  return (
    <Page title={song.title}>
      <div className="song no-print">
        {!onAnother && <BackLink href="/my-library">My library</BackLink>}
        <SongCard
          ref={card}
          song={song}
          track={track}
          player={player}
          variant={variant}
          onVariant={setVariant}
          takeFocus={onAnother !== undefined}
        />
        <SongActions song={song} onStop={player.pause} onEdited={(line) => (edited.current = line)} />
        <SongTuning song={song} />
        <SungWords
          ref={words}
          sung={sung}
          manifest={manifest}
          place={player.place}
          follow={follow}
          onFollow={setFollow}
          onHear={player.playFrom}
        />
        <div className="song-ways">
          {onAnother ? (
            <Button variant="primary" icon={<MusicNotesIcon weight="bold" aria-hidden />} onClick={onAnother}>
              Create Another Song
            </Button>
          ) : (
            <ButtonLink href="/custom-song" variant="primary" icon={<MusicNotesIcon weight="bold" aria-hidden />}>
              Create Another Song
            </ButtonLink>
          )}
          <ButtonLink href="/">Back to Home</ButtonLink>
        </div>
        <div className="song-after">
          <NotManaged song={song} />
          <TrackProgress
            piece={{
              kind: 'song',
              id: song.id,
              title: song.title,
              childName: song.childName,
              minutes: Math.max(1, Math.round(player.seconds / 60)),
            }}
          />
          <TakeAlong song={song} track={track} />
          <MadeBy makers={song.madeBy} />
        </div>
        <MiniPlayer player={player} below={card} />
      </div>
      <SongPrint song={song} sung={sung} />
    </Page>
  );
}
