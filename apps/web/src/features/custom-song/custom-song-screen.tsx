import type { Song } from '@storylantern/contract';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { CustomSongForm } from './custom-song-form.tsx';
import { DRAFT, EMPTY, openingDraft, type Draft } from './draft.ts';
import { SongError } from './song-error.tsx';
import { SongMissing } from './song-missing.tsx';
import { SongProgress } from './song-progress.tsx';
import { SongView } from './song-view.tsx';
import { wasStopped } from '../../lib/use-making.ts';
import { askedNow, useGenerateSong } from './use-generate-song.ts';
import { useSong } from './use-song.ts';

/** A form asked for anew: what it opens with, and a number that tells it from the one before. */
interface Opening {
  readonly draft: Draft;
  readonly number: number;
}

/**
 * The form of a song, the wait after it, and the song. The song that was made stands in the address (`?song=`), so that
 * a reload loses nothing and a step back leads to the form.
 */
export default function CustomSongScreen() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const [opening, setOpening] = useState<Opening>(() => ({ draft: openingDraft(DRAFT.kept(), search), number: 0 }));
  const [asked, setAsked] = useState<Draft>();
  const [shown, setShown] = useState<string>();
  const generate = useGenerateSong();
  const made = new URLSearchParams(search).get('song');
  const { data, isError } = useSong(made);
  const song = made === null ? undefined : (data as Song | undefined);
  // A song that was changed has a sound from before, to be heard while the new one is made.
  const silent = song === undefined || (song.sound.state === 'waiting' && song.revision === 1);

  // Once it was shown it stays, also while it is being sung again.
  if (song && !silent && shown !== song.id) setShown(song.id);

  const submit = (draft: Draft) => {
    DRAFT.keep(draft);
    setOpening({ ...opening, draft });
    setAsked(draft);
    generate.mutate(askedNow(draft), {
      onSuccess: ({ id }) => navigate(`/custom-song?song=${encodeURIComponent(id)}`),
      onError: (failure) => wasStopped(failure) && generate.reset(),
    });
  };
  const another = () => {
    DRAFT.keep(EMPTY);
    setOpening({ draft: EMPTY, number: opening.number + 1 });
    setAsked(undefined);
    generate.reset();
    navigate('/custom-song');
    scrollTo(0, 0);
  };

  if (generate.isError) return <SongError error={generate.error} />;
  if (generate.isPending)
    return <SongProgress childName={asked?.childName.trim() ?? ''} making={generate.variables.key} />;
  if (made === null) return <CustomSongForm key={opening.number} opening={opening.draft} onSubmit={submit} />;
  if (isError && !song) return <SongMissing />;
  if (silent && shown !== made) return <SongProgress childName={song?.childName ?? ''} song={song} />;
  return song && <SongView key={song.id} song={song} onAnother={another} />;
}
