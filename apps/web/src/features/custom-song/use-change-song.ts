import { changeSongSound, editSongLine, makeSongSoundAgain, type Song } from '@storylantern/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, type BodyOf } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { readStoryListsAgain } from '../../lib/story-lists.ts';
import { songPath } from './use-song.ts';

/** The changes a parent may make to a finished song. Each answers at once; the new sound follows. */
export function useChangeSong(song: Song) {
  const queries = useQueryClient();
  const key = [songPath(song.id)];
  const params = { id: song.id };
  const onSuccess = (changed: Song) => {
    queries.setQueryData(key, changed);
    void readStoryListsAgain(queries);
  };
  // Somebody else changed it meanwhile: the next try is made against the song as it is now.
  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.status === 409) void queries.invalidateQueries({ queryKey: key });
  };
  return {
    sound: useMutation({
      mutationFn: (body: BodyOf<typeof changeSongSound>) => callApi(changeSongSound, { params, body }),
      onSuccess,
      onError,
    }),
    line: useMutation({
      mutationFn: (body: BodyOf<typeof editSongLine>) => callApi(editSongLine, { params, body }),
      onSuccess,
      onError,
    }),
    again: useMutation({
      mutationFn: () => callApi(makeSongSoundAgain, { params }),
      onSuccess: (sound) => {
        queries.setQueryData<Song>(key, (kept) => kept && { ...kept, sound });
        return queries.invalidateQueries({ queryKey: key });
      },
    }),
  };
}
