import { BookmarkSimpleIcon } from '@phosphor-icons/react/dist/csr/BookmarkSimple';
import { EarIcon } from '@phosphor-icons/react/dist/csr/Ear';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { saveSong, type Song } from '@storylantern/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../lib/api-client.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { readStoryListsAgain } from '../../lib/story-lists.ts';
import { Button } from '../../ui/button/button.tsx';
import { ShareButton } from '../../ui/share/share-button.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { EditLinesDialog } from './edit-lines-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import type { WrittenLine } from './song-view.tsx';
import { songPath } from './use-song.ts';

interface SongActionsProps {
  readonly song: Song;
  /** The song is to stop: something else needs the ear. */
  onStop(): void;
  /** A line got other words and is being sung anew. */
  onEdited(line: WrittenLine): void;
}

/** What a parent can do with a song: keep it, change its words, put the name right, share it. */
export function SongActions({ song, onStop, onEdited }: SongActionsProps) {
  const [changing, setChanging] = useState<'words' | 'name'>();
  const close = () => setChanging(undefined);
  return (
    <div className="song-actions">
      <SaveSong song={song} />
      <Button variant="quiet" icon={<PencilSimpleIcon aria-hidden />} onClick={() => setChanging('words')}>
        Change the words
      </Button>
      {song.childName !== '' && (
        <Button variant="quiet" icon={<EarIcon aria-hidden />} onClick={() => setChanging('name')}>
          The name sounds wrong
        </Button>
      )}
      <ShareButton
        title={song.title}
        text="Check out this song I created with Storylantern!"
        copiedText="The song link has been copied to your clipboard."
        path={`/song/${encodeURIComponent(song.id)}`}
      />
      {changing === 'words' && <EditLinesDialog song={song} onEdited={onEdited} onClose={close} />}
      {changing === 'name' && <NameDialog song={song} onHear={onStop} onClose={close} />}
    </div>
  );
}

function SaveSong({ song }: { readonly song: Song }) {
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: () => callApi(saveSong, { params: { id: song.id } }),
    onSuccess: async ({ savedAt }) => {
      queries.setQueryData<Song>([songPath(song.id)], (kept) => kept && { ...kept, savedAt });
      toast({ title: 'Song Saved', description: 'The song has been saved to your collection.' });
      await readStoryListsAgain(queries);
    },
    onError: (error) =>
      toast({
        kind: 'failure',
        title: 'Error Saving Song',
        description: sentenceOf(error, 'An unknown error occurred'),
      }),
  });
  const saved = song.savedAt !== null;
  return (
    <Button
      variant="quiet"
      busy={save.isPending && 'Saving'}
      icon={<BookmarkSimpleIcon weight={saved ? 'fill' : 'regular'} aria-hidden />}
      onClick={() => save.mutate()}
    >
      {saved ? 'Saved' : 'Save Song'}
    </Button>
  );
}
