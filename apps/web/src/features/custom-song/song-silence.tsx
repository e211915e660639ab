import type { Song } from '@storylantern/contract';
import { sentenceOf } from '../../lib/api-error.ts';
import { Flames } from '../../ui/brand/flames.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useChangeSong } from './use-change-song.ts';

/** The way on after a song could not be made into sound. */
function MakeAgain({ song }: { readonly song: Song }) {
  const { again } = useChangeSong(song);
  return (
    <>
      <Button variant="secondary" busy={again.isPending && 'Asking'} onClick={() => again.mutate()}>
        Try Again
      </Button>
      {again.isError && <span>{sentenceOf(again.error, 'Nobody answered in time. Please try again.')}</span>}
    </>
  );
}

/** What stands in place of the player while there is no sound: that it is being made, or that it could not be. */
export function SongSilence({ song }: { readonly song: Song }) {
  if (song.sound.state === 'failed') {
    return (
      <div role="alert" className="song-silence">
        <p>{song.sound.message ?? 'The sound could not be made this time.'} The words are here to sing yourselves.</p>
        <MakeAgain song={song} />
      </div>
    );
  }
  return (
    <p role="status" className="song-silence">
      <Flames />
      {song.sound.state === 'ready'
        ? 'Audio Loading...'
        : song.isMusicalGeneration
          ? 'Being sung and played. You can read the words meanwhile.'
          : 'Being spoken. You can read the words meanwhile.'}
    </p>
  );
}

/** What is said beside a sound: that it is about to give way to a new one, that the new one failed, what is missing. */
export function SongUnderWay({ song }: { readonly song: Song }) {
  if (song.sound.state === 'waiting') {
    return (
      <p role="status" className="song-silence">
        <Flames />
        The new version is being made. Until then you hear the one before.
      </p>
    );
  }
  if (song.sound.state === 'failed') {
    return (
      <div role="alert" className="song-silence">
        <p>{song.sound.message ?? 'The new version could not be made this time.'} You hear the one before.</p>
        <MakeAgain song={song} />
      </div>
    );
  }
  const missing = [song.variants.band === null && 'band only', song.variants.voice === null && 'voice only'].filter(
    Boolean,
  );
  if (missing.length === 0) return null;
  const list = missing.join(' and ');
  const named = list.charAt(0).toUpperCase() + list.slice(1);
  if (song.sound.message !== undefined) {
    return (
      <div role="alert" className="song-silence">
        <p>{named} could not be made this time. The whole song is here.</p>
        <MakeAgain song={song} />
      </div>
    );
  }
  return (
    <p className="song-silence song-silence-quiet">
      {named} {missing.length > 1 ? 'are' : 'is'} still being made.
    </p>
  );
}
