import { generateMusicalMoment, generateSong, IDEMPOTENCY_HEADER, type Song } from '@storylantern/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.ts';
import { wasRefused } from '../../lib/api-error.ts';
import { forgetRequestKey, requestKey, visitStore } from '../../lib/request-key.ts';
import { readStoryListsAgain } from '../../lib/story-lists.ts';
import { wasStopped } from '../../lib/use-making.ts';
import { toast } from '../../ui/toast/toast.ts';
import { forgetTheme, requestOf, type Draft } from './draft.ts';
import { SONG_LOADING } from './progress-steps.ts';
import { songPath } from './use-song.ts';

const PLACE = 'custom-song';

/** What is asked for, under the key that makes a repetition the same request. */
interface Asked {
  readonly draft: Draft;
  readonly key: string;
}

export const askedNow = (draft: Draft): Asked => ({
  draft,
  key: requestKey(visitStore(), PLACE, JSON.stringify(draft)),
});

/** Asks for a song: one that is sung with a band where the parent wanted it so, else one that is spoken in rhythm. */
export function useGenerateSong() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ draft, key }: Asked) => {
      const request = {
        body: requestOf(draft),
        // The same words sent again are the same request: a double click, or a second try after silence, makes one song.
        headers: { [IDEMPOTENCY_HEADER]: key },
      };
      return draft.useMusicalGeneration ? callApi(generateMusicalMoment, request) : callApi(generateSong, request);
    },
    onSuccess: (song: Song, { draft }) => {
      forgetRequestKey(visitStore(), PLACE);
      forgetTheme(draft);
      queries.setQueryData([songPath(song.id)], song);
      // Not waited for: the words are there and want to be seen.
      void readStoryListsAgain(queries);
    },
    onError: (error) => {
      if (wasRefused(error)) forgetRequestKey(visitStore(), PLACE);
      if (wasStopped(error)) return;
      toast({ kind: 'failure', ...SONG_LOADING.toast });
    },
  });
}
